import type { EmailJsIds } from '#islands/ContactForm/send/emailjs.ts';

const tooMany = 'Too many attempts. Please try again in a minute.';
const tryAgain = 'That did not work. What you typed is still here. Please try again.';

/** Sends to the API, which mails a confirmation link. */
async function subscribe(form: HTMLFormElement): Promise<string> {
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.status === 429) return tooMany;
  if (answer.status === 422) return 'Please check the name and the email address.';
  if (!answer.ok) return tryAgain;
  form.reset();
  return 'Thank you. Please open the email we just sent and confirm your address.';
}

/** Sends to the company's mailbox with the template of the contact form; its subject names the purpose. */
async function request(form: HTMLFormElement, ids: EmailJsIds): Promise<string> {
  const { init, send } = await import('@emailjs/browser');
  const { name, email, remarks } = Object.fromEntries(new FormData(form));
  init({ publicKey: ids.publicKey }, ids.origin);
  // Only robots fill in this field.
  if (!remarks)
    await send(ids.serviceId, ids.templateId, {
      name,
      email,
      subject: 'Subscription request: community list',
      projectdetails:
        'Please add this address to the community list. It is not confirmed: write to it once and wait for an answer before you send anything else.',
    });
  form.reset();
  return 'Thank you. We have your request, and a person will add you to the list.';
}

/** Sends the community form in place and shows the answer below it; after a failure the input stays. */
async function join(form: HTMLFormElement): Promise<string> {
  const ids = form.dataset['emailjs'];
  try {
    return await (ids ? request(form, JSON.parse(ids) as EmailJsIds) : subscribe(form));
  } catch (error) {
    return (Object(error) as { status?: unknown }).status === 429 ? tooMany : tryAgain;
  }
}

function sendInPlace(form: HTMLFormElement): void {
  const result = form.querySelector('[role=status]');
  if (!result) return;
  let sending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // The button is not disabled meanwhile: a disabled button would lose the keyboard focus.
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
