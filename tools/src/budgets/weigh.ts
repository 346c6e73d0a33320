/** The transferred bytes of a page's first view, by kind. */
export interface PageWeight {
  readonly page: string;
  readonly html: number;
  /** The stylesheet that all pages share. */
  readonly css: number;
  /** The stylesheet of its kind of page, if it has one. */
  readonly ownCss: number;
  /** How many stylesheets it has besides the shared one. */
  readonly ownSheets: number;
  readonly fonts: number;
  readonly script: number;
  readonly firstView: number;
}

export type Budget = Omit<PageWeight, 'page' | 'ownSheets'>;

/** The compressed size of a file of the built site. */
export type SizeOf = (file: string) => number;

const addresses = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap((match) => match[1]?.replace(/^\//, '') ?? []);

const sum = (files: readonly string[], weigh: SizeOf): number =>
  files.reduce((total, file) => total + weigh(file), 0);

/** Every font counts for every page, because the browser decides which fonts a page needs. */
export function weighPage(
  page: string,
  html: string,
  fonts: readonly string[],
  weigh: SizeOf,
): PageWeight {
  const sheets = addresses(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const isShared = (sheet: string): boolean => sheet.startsWith('_astro/site.');
  const own = sheets.filter((sheet) => !isShared(sheet));
  const parts = {
    html: weigh(page),
    css: sum(sheets.filter(isShared), weigh),
    ownCss: sum(own, weigh),
    fonts: sum(fonts, weigh),
    script: sum(addresses(html, /<script[^>]* src="([^"]+)"/g), weigh),
  };
  const firstView = Object.values(parts).reduce((total, part) => total + part);
  return { page, ...parts, ownSheets: own.length, firstView };
}

/** One sentence for each part of a page above its budget, and for a third stylesheet. */
export const overBudget = (weight: PageWeight, budget: Budget): string[] => [
  ...(['html', 'css', 'ownCss', 'fonts', 'script', 'firstView'] as const)
    .filter((part) => weight[part] > budget[part])
    .map(
      (part) =>
        `${weight.page}: ${part} weighs ${weight[part]} bytes, ${weight[part] - budget[part]} more than the budget of ${budget[part]}. Make it lighter.`,
    ),
  ...(weight.ownSheets > 1
    ? [
        `${weight.page}: loads ${weight.ownSheets} stylesheets besides the shared one. One is allowed: put rules of two kinds of page into the shared one.`,
      ]
    : []),
];
