/**
 * For page.evaluate: text that cannot be read, because it overlaps other text, is cut off, overflows its box, or is
 * outside the screen. Text inside drawings scales with them and is left out.
 */
export function textFaults(): string[] {
  interface Line {
    readonly words: string;
    readonly owner: Element;
    readonly box: DOMRect;
  }
  const faults = new Set<string>();
  const lines: Line[] = [];

  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === 'inline' && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  // Cached, because most text shares its ancestors, and computing a style or a box takes the time.
  const frames = new Map<Element, { readonly box: DOMRect; readonly overflow: string }>();
  const frameOf = (element: Element) => {
    const known = frames.get(element);
    if (known) return known;
    const overflow = getComputedStyle(element).overflowX;
    const frame = { box: element.getBoundingClientRect(), overflow };
    frames.set(element, frame);
    return frame;
  };
  const isOutside = (line: DOMRect, box: DOMRect): boolean =>
    line.left < box.left - 1 || line.right > box.right + 1;

  // Text behind an open dialog is not read.
  const read = document.querySelector('dialog[open]') ?? document.body;
  const texts = document.createTreeWalker(read, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    const words = text.textContent?.trim().slice(0, 40) ?? '';
    if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('svg, script, option, .visually-hidden, [aria-hidden], .skip')) continue;

    const owner = blockOf(parent);
    const above = ancestors(parent).map(frameOf);
    const scrolls = above.find(({ overflow }) => overflow === 'auto')?.box;
    if (frameOf(owner).box.width > document.documentElement.clientWidth + 1)
      faults.add(`wider than the screen: ${words}`);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      // Slides outside the carousel's viewport are not cut off and cover nothing.
      if (scrolls && isOutside(box, scrolls)) continue;
      if (isOutside(box, frameOf(owner).box)) faults.add(`sticks out: ${words}`);
      if (box.right > document.documentElement.clientWidth + 1) faults.add(`off screen: ${words}`);
      if (above.some((outer) => outer.overflow !== 'visible' && isOutside(box, outer.box)))
        faults.add(`cut: ${words}`);
      // A letter is smaller than its box.
      const spare = box.height / 4;
      const ink = new DOMRect(box.left, box.top + spare, box.width, box.height - 2 * spare);
      lines.push({ words, owner, box: ink });
    }
  }

  // From top to bottom: text that starts below a line overlaps none of it, nor does the text after it.
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [i, a] of lines.entries())
    for (let j = i + 1; j < lines.length; j += 1) {
      const b = lines[j];
      if (!b || b.box.top >= a.box.bottom - 1) break;
      if (
        a.owner !== b.owner &&
        a.box.left < b.box.right - 1 &&
        b.box.left < a.box.right - 1 &&
        a.box.top < b.box.bottom - 1
      )
        faults.add(`overlap: ${a.words} | ${b.words}`);
    }
  return [...faults];
}
