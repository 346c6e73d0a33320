/**
 * `client:use="key …"`: an island that stays plain HTML until a visitor starts to use it, so that a form is not
 * loaded for those who only read. If something is stored under one of the keys, or the URL has a # or a ?, the island
 * hydrates at once to restore it.
 */
type Load = () => Promise<() => Promise<void>>;

export default function hydrateOnUse(
  load: Load,
  options: { value: string },
  /** Astro sets its `hydrator` when the code has loaded. */
  island: HTMLElement & { readonly hydrator?: unknown },
): void {
  let isLoading = false;
  const hydrate = (): void => {
    if (isLoading || island.hydrator) return;
    isLoading = true;
    void load()
      .then((run) => run())
      .finally(() => {
        // If it could not be loaded, the next use tries again.
        isLoading = false;
      });
  };
  // Marks the form with the moment since which the visitor waits, as `data-submit` or `data-invalid`: see
  // ContactForm.module.css, FormNotice.module.css and use-contact-form.ts. Only a valid form with an action posts by
  // itself. An empty form waits too: it gets the island's messages instead of the browser's.
  const wait = (event: Event): void => {
    if (!isLoading) return;
    // The form itself, or its first invalid field.
    const form = (event.target as Element).closest('form') as HTMLFormElement;
    (form.dataset as Record<string, unknown>)[event.type] = event.timeStamp;
    if (!form.matches('[action]:valid')) event.preventDefault();
  };
  // Three calls, because a list and a loop would be larger. A key that submits a form clicks its button.
  island.addEventListener('focusin', hydrate);
  island.addEventListener('click', hydrate);
  island.addEventListener('input', hydrate);
  island.addEventListener('submit', wait, true);
  island.addEventListener('invalid', wait, true);
  if (options.value.split(' ').some(isKept)) hydrate();
}

/** Storage may be forbidden; then nothing is stored. */
function isKept(key: string): unknown {
  try {
    return location.href.match(`[#?]${key}`) || key in sessionStorage || key in localStorage;
  } catch {
    return false;
  }
}
