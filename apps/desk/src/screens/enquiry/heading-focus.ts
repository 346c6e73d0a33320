/** Whether the next enquiry that opens takes the focus: after an action, but not while stepping through a list. */
let isWanted = false;
/** A page that was just loaded starts at its top. */
let isFirst = true;

export const requestHeadingFocus = (): void => {
  isWanted = true;
};

export function focusHeading(heading: HTMLElement | null): void {
  // Without any focus, a screen reader would start at the top of the page.
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isWanted || (isLost && !isFirst)) heading?.focus({ preventScroll: true });
  isWanted = false;
  isFirst = false;
}
