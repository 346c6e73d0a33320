/** Something on a page: what it is in CSS, and the whole of its name where that alone is not enough. */
export interface Part {
  readonly css: string;
  readonly name?: string;
}

export const part = (css: string, name?: string): Part => ({ css, ...(name && { name }) });

/** What can be seen of the first such part that shows. */
export interface Sight {
  readonly text: string;
  readonly value: string | undefined;
  readonly focused: boolean;
  /** How many show. */
  readonly count: number;
  /** Its middle, and whether a click there would hit it: never while it slides. */
  readonly x: number;
  readonly y: number;
  readonly hit: boolean;
}

/**
 * Looks for a part and, where a hand is to reach it, scrolls there. Runs on the page, where nothing of
 * this file is known: it must stand alone.
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
  // A busy machine may show one frame of a slide for as long as two looks take.
  const isMoving = (one: Element | null): boolean =>
    one !== null &&
    (one.getAnimations().some((each) => each.playState === 'running') ||
      isMoving(one.parentElement));
  const [first] = shown;
  if (!first) return null;
  if (reach) first.scrollIntoView({ block: 'center', behavior: 'instant' });

  // A link that wraps has a box on each line, and none of it in the middle of them all.
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
