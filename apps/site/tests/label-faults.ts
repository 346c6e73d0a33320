/** For page.evaluate: words in drawings that are too small to read, or lie over each other. */
export function labelFaults(): string[] {
  const least = 11;
  const rounding = 0.01;
  const faults: string[] = [];

  for (const drawing of document.querySelectorAll('svg')) {
    // Chromium takes words in a part that is not displayed for visible; they have no size.
    const shown = [...drawing.querySelectorAll('text')].filter(
      (text) => text.checkVisibility() && text.getBoundingClientRect().width > 0,
    );
    const labels = shown.map((text) => {
      const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      const box = text.getBoundingClientRect();
      // A letter is smaller than the box its font reserves for it, which is upright where words are.
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
