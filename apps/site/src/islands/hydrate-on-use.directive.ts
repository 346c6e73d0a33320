/**
 * `client:use="key …"`: an island that stays plain HTML until a visitor begins to use it. A form is
 * fetched while its first field is being filled in, and never for those who only read. If something
 * is kept under one of the keys, or comes in the address behind its # or ?, the island hydrates at once
 * to give it back.
 */
type Load = () => Promise<() => Promise<void>>;

export default function hydrateOnUse(
  load: Load,
  options: { value: string },
  island: HTMLElement,
): void {
  let begun: Promise<void> | undefined;
  let isFetched = false;
  const hydrate = (): void => {
    begun ??= load()
      .then((run) => run())
      .finally(() => {
        isFetched = true;
      });
  };
  // A list of the three and a loop weigh more on the wire.
  island.addEventListener('focusin', hydrate);
  island.addEventListener('pointerdown', hydrate);
  island.addEventListener('input', hydrate);
  island.addEventListener('submit', wait);
  island.addEventListener(
    'invalid',
    (event) => {
      if (!isFetched) wait(event);
    },
    true,
  );
  if (options.value.split(' ').some(isKept)) hydrate();
}

/**
 * A form without an address cannot post by itself: it stays, with its words, for the island to send.
 * So does one that is sent empty, which gets the island's words in place of the browser's bubble.
 */
function wait(event: Event): void {
  const target = event.target as HTMLInputElement;
  const form = target.form ?? (event.target as HTMLFormElement);
  if (event.type === 'submit' && (form.method !== 'post' || form.hasAttribute('action'))) return;
  event.preventDefault();
  form.dataset['waiting'] = '';
}

/** Storage may be forbidden; then nothing is kept. */
function isKept(key: string): unknown {
  try {
    return location.href.match(`[#?]${key}`) || key in sessionStorage || key in localStorage;
  } catch {
    return false;
  }
}
