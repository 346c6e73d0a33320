/** Hours in the company's time zone, in the shape that outline/working-hours.ts writes into the page. */
interface OurDay {
  readonly day: readonly [number, number];
  readonly agreed: readonly [number, number];
  readonly ahead: number;
}

/** Rounded to half hours, because an agreement is no more precise. */
const inWords = (hours: number): string => String(Math.round(hours * 2) / 2 || 'no');

/** Draws the visitor's own nine-to-six day into the chart, and says how much of it is shared. */
export function startOwnHours(): void {
  const said = document.querySelector<HTMLElement>('[data-own-hours]');
  if (!said) return;
  const { day, agreed, ahead } = JSON.parse(said.dataset['ownHours'] ?? '') as OurDay;
  // getTimezoneOffset is positive for zones behind UTC.
  const behind = ahead + new Date().getTimezoneOffset() / 60;
  const from = (((9 + behind) % 24) + 24) % 24;
  const bars = [from, from - 24].map((start) => [Math.max(start, 0), Math.min(start + 9, 24)]);
  const shared = ([begin, end]: readonly [number, number]): number =>
    bars.reduce(
      (sum, [a = 0, b = 0]) => sum + Math.max(0, Math.min(b, end) - Math.max(a, begin)),
      0,
    );

  for (const row of document.querySelectorAll<SVGGElement>('[data-own]')) {
    const [x = 0, y = 0, hour = 0, height = 0] = (row.dataset['own'] ?? '').split(' ').map(Number);
    const d = bars
      .filter(([a = 0, b = 0]) => b > a)
      .map(
        ([a = 0, b = 0]) => `M${x + a * hour} ${y}h${(b - a) * hour}v${height}h${(a - b) * hour}z`,
      );
    row.querySelector('path')?.setAttribute('d', d.join(''));
    row.removeAttribute('display');
  }
  const own = shared(day);
  const more = shared(agreed) - own;
  said.textContent =
    `Your own day, from nine to six by this device’s clock, shares ${inWords(own)} hours with ours` +
    (more > 0 ? `, and ${inWords(more)} more by agreement.` : '.');
}
