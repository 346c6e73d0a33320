/** For page.evaluate: scrolls the page to its end and returns what covers the bar on the way. */
export function whatCoversTheBar(): string[] {
  const bar = document.querySelector('header');
  if (!bar) return ['there is no bar'];
  const { clientWidth, scrollHeight } = document.documentElement;
  const height = bar.clientHeight;
  const covers = new Set<string>();
  for (let y = 0; y < scrollHeight; y += 60) {
    scrollTo({ top: y, behavior: 'instant' });
    for (const across of [0.1, 0.5, 0.9])
      for (const down of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(clientWidth * across, height * down);
        if (!hit || !bar.contains(hit)) covers.add(hit?.outerHTML.slice(0, 80) ?? 'nothing');
      }
  }
  return [...covers];
}
