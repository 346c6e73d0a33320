/** The services of some answers, by address, that fit best: two or three. */
type Fitting = (chosen: readonly (readonly string[])[]) => string[];

const addressIn = (item: Element): string => item.querySelector('a')?.getAttribute('href') ?? '';

const leadsTo =
  (address: string) =>
  (item: Element): boolean =>
    addressIn(item) === address;

/** Once all three questions are answered, shows what fits, why, and when not to buy it. */
export function startFinder(fitting: Fitting): void {
  const finder = document.querySelector<HTMLElement>('#finder');
  const status = finder?.querySelector('[role=status]');
  const result = finder?.querySelector<HTMLElement>('#fitting');
  if (!finder || !status || !result) return;
  const warnings = [...finder.querySelectorAll('details li')];

  /** A service's warning with the reasons of the chosen answers before it. */
  const row = (address: string, reasons: readonly Element[]): Element[] =>
    warnings.filter(leadsTo(address)).map((warning) => {
      const made = document.importNode(warning, true);
      const why = reasons.filter(leadsTo(address)).flatMap((one) => one.querySelector('p') ?? []);
      made.querySelector('h3')?.after(...why.map((one) => document.importNode(one, true)));
      return made;
    });

  const show = (): void => {
    const chosen = [...finder.querySelectorAll('tr:has(:checked)')].map((answer) => [
      ...answer.querySelectorAll('li'),
    ]);
    if (chosen.length < 3) return;
    const rows = fitting(chosen.map((items) => items.map(addressIn))).flatMap((address) =>
      row(address, chosen.flat()),
    );
    result.querySelector('ul')?.replaceChildren(...rows);
    result.hidden = false;
    const names = rows.map((one) => one.querySelector('h3')?.textContent);
    status.textContent = `${names.length} services fit: ${names.join(', ')}.`;
  };
  // Only now: where this script does not arrive, the table stays.
  finder.dataset['asking'] = '';
  finder.addEventListener('change', show);
  // Who comes back to the page finds the answers kept by the browser.
  addEventListener('pageshow', show);
}
