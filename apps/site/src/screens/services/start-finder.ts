/** The two or three services that fit the given answers best, by path. */
type Fitting = (chosen: readonly (readonly string[])[]) => string[];

const addressIn = (item: Element): string => item.querySelector('a')?.getAttribute('href') ?? '';

const leadsTo =
  (address: string) =>
  (item: Element): boolean =>
    addressIn(item) === address;

/** From the first answer on, shows what fits, why, and when not to buy it. */
export function startFinder(fitting: Fitting): void {
  const finder = document.querySelector<HTMLElement>('#finder');
  const status = finder?.querySelector('[role=status]');
  const result = finder?.querySelector<HTMLElement>('#fitting');
  if (!finder || !status || !result) return;
  const toResult = Object.assign(document.createElement('a'), { href: `#${result.id}` });
  const warnings = [...finder.querySelectorAll('details li')];

  /** The small drawing of a service, copied from its group further down the page. */
  const markOf = (address: string): Element[] =>
    [...document.querySelectorAll('li:has(> svg)')]
      .filter(leadsTo(address))
      .flatMap((item) => item.querySelector('svg') ?? [])
      // A service may be in two groups.
      .slice(0, 1);

  /** A service's "not for" note with its mark, after the reasons of the chosen answers. */
  const row = (address: string, reasons: readonly Element[]): Element[] =>
    warnings.filter(leadsTo(address)).map((warning) => {
      const made = document.importNode(warning, true);
      const why = reasons.filter(leadsTo(address)).flatMap((one) => one.querySelector('p') ?? []);
      const copies = (some: readonly Element[]) =>
        some.map((one) => document.importNode(one, true));
      made.querySelector('h3')?.after(...copies(why));
      made.querySelector('h3')?.prepend(...copies(markOf(address)));
      return made;
    });

  /** The link to a sheet that contains the answers, with their text. */
  const sheet = result.querySelector<HTMLAnchorElement>('a[href^="/sheet"]');
  const begin = (answers: readonly HTMLElement[]): void => {
    const words = answers.map((answer) =>
      [answer.closest('fieldset')?.querySelector('legend'), answer.querySelector('label')]
        .map((said) => said?.textContent)
        .join(' '),
    );
    const drawn = answers.map((answer) => answer.dataset['sheet']).filter(Boolean);
    const fields = [...drawn, `sheet.words=${encodeURIComponent(words.join('.\n'))}`];
    if (sheet) sheet.hash = fields.join('&');
  };

  const show = (): void => {
    const answers = [...finder.querySelectorAll<HTMLElement>('tr:has(:checked)')];
    const chosen = answers.map((answer) => [...answer.querySelectorAll('li')]);
    if (chosen.length === 0) return;
    begin(answers);
    const rows = fitting(chosen.map((items) => items.map(addressIn))).flatMap((address) =>
      row(address, chosen.flat()),
    );
    result.querySelector('ul')?.replaceChildren(...rows);
    result.hidden = false;
    const names = rows.map((one) => one.querySelector('h3')?.textContent);
    const soFar = chosen.length < 3 ? 'So far ' : '';
    toResult.textContent = `${soFar}${names.length} services fit: ${names.join(', ')}.`;
    status.replaceChildren(toResult);
  };
  // Set last: if this script does not load, the table stays.
  finder.dataset['asking'] = '';
  finder.addEventListener('change', show);
  // On a return to the page the browser has restored the answers.
  addEventListener('pageshow', show);
}
