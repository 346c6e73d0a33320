/** For page.evaluate: words of headings and controls that are broken across lines without a hyphen. */
export function brokenWords(): string[] {
  const broken = new Set<string>();
  for (const element of document.querySelectorAll('h1, h2, h3, h4, main li:has(> img)')) {
    if (!element.checkVisibility()) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00AD-]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(word);
      }
    }
  }
  return [...broken];
}
