/** For page.evaluate: labels of drawings that are too small to read or overlap. */
export function labelFaults(): string[] {
  const least = 11;
  const rounding = 0.01;
  const faults: string[] = [];

  for (const drawing of document.querySelectorAll('svg')) {
    // Chromium treats text in a part that is not displayed as visible; it has no size.
    const shown = [...drawing.querySelectorAll('text')].filter(
      (text) => text.checkVisibility() && text.getBoundingClientRect().width > 0,
    );
    const labels = shown.map((text) => {
      const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      const box = text.getBoundingClientRect();
      // A letter is smaller than its box, which is upright for vertical text.
      const [x, y] = Math.abs(b) > Math.abs(a) ? [box.width / 5, 0] : [0, box.height / 5];
      const ink = new DOMRect(box.x + x, box.y + y, box.width - 2 * x, box.height - 2 * y);
      return { words: text.textContent, size, ink };
    });

    for (const [i, { words, size, ink }] of labels.entries()) {
      if (size < least - rounding) faults.push(`“${words}” has ${size.toFixed(2)} px`);
      for (const other of labels.slice(i + 1))
        if (
          ink.left < other.ink.right - 1 &&
          other.ink.left < ink.right - 1 &&
          ink.top < other.ink.bottom - 1 &&
          other.ink.top < ink.bottom - 1
        )
          faults.push(`“${words}” overlaps “${other.words}”`);
    }
  }
  return faults;
}
