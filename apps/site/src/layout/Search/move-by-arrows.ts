/** Arrow keys step from the field through the results; typing on a result continues in the field. */
export function moveByArrows(
  event: KeyboardEvent,
  field: HTMLInputElement,
  results: readonly HTMLElement[],
): void {
  const stops = [field, ...results];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    stops[Math.max(here + step, 0)]?.focus();
  } else if (here > 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey) field.focus();
}
