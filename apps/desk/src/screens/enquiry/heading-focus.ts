/** Whether the next enquiry that opens takes the focus: after one was done with, not while stepping a list. */
let isWanted = false;
/** A page that was just loaded begins at its top, as every page does. */
let isFirst = true;

export const requestHeadingFocus = (): void => {
  isWanted = true;
};

export function focusHeading(heading: HTMLElement | null): void {
  // If nothing has the focus any more, a screen reader would start at the top of the page.
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isWanted || (isLost && !isFirst)) heading?.focus({ preventScroll: true });
  isWanted = false;
  isFirst = false;
}
