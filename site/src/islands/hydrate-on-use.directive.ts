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
  const hydrate = async (): Promise<void> => {
    used.abort();
    try {
      const run = await load();
      await run();
    } finally {
      fetched.abort();
    }
  };
  for (const sign of ['focusin', 'pointerdown', 'input'])
    island.addEventListener(sign, () => void hydrate(), { signal: used.signal });
  island.addEventListener('submit', waitIfHomeless);
  island.addEventListener('invalid', waitForWords, { capture: true, signal: fetched.signal });
  if (isKept(options.value)) void hydrate();
}

/** A form without an address cannot post by itself. It stays, with its words, for the island to send. */
function waitIfHomeless(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.method !== 'post' || form.hasAttribute('action')) return;
  event.preventDefault();
  form.dataset['waiting'] = '';
}

/** A form sent empty gets the island's words, not the browser's bubble: it is sent again once they are here. */
function waitForWords(event: Event): void {
  event.preventDefault();
  const { form } = event.target as HTMLInputElement;
  if (form) form.dataset['waiting'] = '';
}

/** Storage may be forbidden; then there is no draft. */
function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
