/**
 * For page.evaluate: what a reader cannot read, because words lie over other words, are cut off, or
 * stick out of their own box. Words inside drawings scale with them and are left out.
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
  const isOutside = (line: DOMRect, box: DOMRect): boolean =>
    line.left < box.left - 1 || line.right > box.right + 1;

  // Behind an open dialog nothing is read.
  const read = document.querySelector('dialog[open]') ?? document.body;
  const texts = document.createTreeWalker(read, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    const words = text.textContent?.trim().slice(0, 40) ?? '';
    if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('svg, script, option, .visually-hidden, [aria-hidden], .skip')) continue;

    const owner = blockOf(parent);
    const above = ancestors(parent).map((element) => ({
      box: element.getBoundingClientRect(),
      overflow: getComputedStyle(element).overflowX,
    }));
    const scrolls = above.find(({ overflow }) => overflow === 'auto')?.box;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      // What waits beside a carousel's window is neither cut nor in anybody's way.
      if (scrolls && isOutside(box, scrolls)) continue;
      if (isOutside(box, owner.getBoundingClientRect())) faults.add(`sticks out: ${words}`);
      if (box.right > document.documentElement.clientWidth + 1) faults.add(`off screen: ${words}`);
      if (above.some((outer) => outer.overflow !== 'visible' && isOutside(box, outer.box)))
        faults.add(`cut: ${words}`);
      // A letter is smaller than the box its font reserves for it.
      const spare = box.height / 4;
      const ink = new DOMRect(box.left, box.top + spare, box.width, box.height - 2 * spare);
      lines.push({ words, owner, box: ink });
    }
  }

  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1))
      if (
        a.owner !== b.owner &&
        a.box.left < b.box.right - 1 &&
        b.box.left < a.box.right - 1 &&
        a.box.top < b.box.bottom - 1 &&
        b.box.top < a.box.bottom - 1
      )
        faults.add(`overlap: ${a.words} | ${b.words}`);
  return [...faults];
}
