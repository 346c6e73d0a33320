/** An element of a page: its CSS selector, and its full name if the selector is not enough. */
export interface Part {
  readonly css: string;
  readonly name?: string;
}

export const part = (css: string, name?: string): Part => ({ css, ...(name && { name }) });

/** What is visible of the first matching element. */
export interface Sight {
  readonly text: string;
  readonly value: string | undefined;
  readonly focused: boolean;
  /** How many are visible. */
  readonly count: number;
  /** Its center, and whether a click there would hit it: not while it moves. */
  readonly x: number;
  readonly y: number;
  readonly hit: boolean;
}

/**
 * Finds an element and, if it is to be clicked, scrolls to it. Runs on the page, so it cannot use anything else of
 * this file.
 */
export function sightOf({ css, name }: Part, reach: boolean): Sight | null {
  const nameOf = (one: Element): string => {
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
    return one.ariaLabel ?? textOf(label ?? one);
  };
  const textOf = (one: Element): string => one.textContent.replace(/\s+/g, ' ').trim();
  const shown = [...document.querySelectorAll(css)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(one) === name),
  );
  // A busy machine may show one frame of an animation for as long as two checks take.
  const isMoving = (one: Element | null): boolean =>
    one !== null &&
    (one.getAnimations().some((each) => each.playState === 'running') ||
      isMoving(one.parentElement));
  const [first] = shown;
  if (!first) return null;
  if (reach) first.scrollIntoView({ block: 'center', behavior: 'instant' });

  // A link that wraps has a box on each line, and their common center may be outside all of them.
  const box = first.getClientRects()[0] ?? first.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  return {
    text: textOf(first),
    value: first instanceof HTMLInputElement ? first.value : undefined,
    focused: first === document.activeElement,
    count: shown.length,
    x,
    y,
    hit: first.contains(document.elementFromPoint(x, y)) && !isMoving(first),
  };
}
