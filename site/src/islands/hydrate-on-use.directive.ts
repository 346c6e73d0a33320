/**
 * `client:use="draft key"`: an island that stays plain HTML until somebody begins to use it. A form
 * is fetched while its first field is being filled in, and never for those who only read. If a
 * draft is kept under the key, it hydrates at once, to give the draft back.
 */
type Load = () => Promise<() => Promise<void>>;

export default function hydrateOnUse(
  load: Load,
  options: { value: string },
  island: HTMLElement,
): void {
  const used = new AbortController();
  const fetched = new AbortController();
  const hydrate = (): void => {
    used.abort();
    void load()
      .then((run) => run())
      .finally(() => {
        fetched.abort();
      });
  };
  for (const sign of ['focusin', 'pointerdown', 'input'])
    island.addEventListener(sign, hydrate, { signal: used.signal });
  island.addEventListener('submit', wait);
  island.addEventListener('invalid', wait, { capture: true, signal: fetched.signal });
  if (isKept(options.value)) hydrate();
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
  form.setAttribute('data-waiting', '');
}

/** Storage may be forbidden; then there is no draft. */
function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
