/**
 * `client:use="key …"`: an island that stays plain HTML until a visitor starts to use it, so that a form is not
 * loaded for those who only read. If something is stored under one of the keys, or the URL has a # or a ?, the island
 * hydrates at once to restore it.
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
  // Three calls, because a list and a loop would be larger.
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
 * A form without an action cannot post by itself: its submit waits for the island. So does an empty form, which gets
 * the island's messages instead of the browser's.
 */
function wait(event: Event): void {
  const target = event.target as HTMLInputElement;
  const form = target.form ?? (event.target as HTMLFormElement);
  if (event.type === 'submit' && (form.method !== 'post' || form.hasAttribute('action'))) return;
  event.preventDefault();
  form.dataset['waiting'] = '';
}

/** Storage may be forbidden; then nothing is stored. */
function isKept(key: string): unknown {
  try {
    return location.href.match(`[#?]${key}`) || key in sessionStorage || key in localStorage;
  } catch {
    return false;
  }
}
