/** Sends the community form in place and shows the answer beneath it; what was typed stays. */
async function join(form: HTMLFormElement): Promise<string> {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) {
      form.reset();
      return 'Thank you. Please open the mail we have just sent and confirm your address.';
    }
    if (answer.status === 429) return 'Too many tries at once. Please try again in a minute.';
    if (answer.status === 422) return 'Please check the name and the email address.';
  } catch {
    // Nothing answered: the sentence below covers it.
  }
  return 'That did not work, and nothing was lost: what you typed is still here. Please try again.';
}

function sendInPlace(form: HTMLFormElement): void {
  const result = form.querySelector('[role=status]');
  if (!result) return;
  let sending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Not disabled meanwhile: a disabled button would lose the keyboard's place.
    if (sending) return;
    sending = true;
    result.textContent = 'Sending…';
    void join(form).then((sentence) => {
      result.textContent = sentence;
      sending = false;
    });
  });
}

const form = document.querySelector<HTMLFormElement>('[data-join]');
if (form) sendInPlace(form);
