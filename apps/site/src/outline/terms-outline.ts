import type { SubjectOf } from '@studio/content/schema/site-page.ts';

type Page = SubjectOf<'terms-of-work'>['page'];

/** The parts of the page, in the order in which a buyer asks. */
const parts = [
  'cost',
  'moves',
  'drawing',
  'start',
  'people',
  'hours',
  'ownership',
  'warranty',
  'liability',
  'payment',
  'notice',
  'subcontractors',
  'ending',
  'ai',
] as const;

/** Parts that are one paragraph each: the clauses of the contract. */
const clauses = ['warranty', 'liability', 'payment', 'notice', 'subcontractors'] as const;

/** What the company has not confirmed yet says so. */
export const sampleTerms = 'Sample terms';

/** The answer to everything in one line each; every line leads to its part. */
export const shortAnswers = ({ page }: SubjectOf<'terms-of-work'>) =>
  parts.flatMap((id) => {
    const part = page[id];
    return part ? [{ id, name: part.title, href: `#${id}`, line: part.short }] : [];
  });

/** A part as a chapter, where the company has one. */
function chapter<Id extends (typeof parts)[number]>(page: Page, id: Id) {
  const part = page[id];
  // That a part is not missing is more than the compiler follows through an index.
  return part ? [{ id, title: part.title, part: part as NonNullable<Page[Id]> }] : [];
}

const clausesOf = (page: Page) =>
  clauses.flatMap((id) => {
    const clause = page[id];
    return clause ? [{ id, ...clause }] : [];
  });

/** Money first, then people and time, then the contract, then the end. */
export const termsOutline = ({ page }: SubjectOf<'terms-of-work'>) => [
  ...chapter(page, 'cost'),
  ...chapter(page, 'moves'),
  ...chapter(page, 'drawing'),
  ...chapter(page, 'start'),
  ...chapter(page, 'people'),
  ...chapter(page, 'hours'),
  ...chapter(page, 'ownership'),
  { id: 'contract' as const, title: 'In the contract', clauses: clausesOf(page) },
  ...chapter(page, 'ending'),
  ...chapter(page, 'ai').map((one) => ({ ...one, done: 'What we do', never: 'What we never do' })),
  { id: 'call' as const, title: page.call.title },
];

type Cost = NonNullable<Page['cost']>;
type Scenario = Cost['scenarios'][number];

const spanOf = ({ least, most }: Scenario['weeks'], one: string): string => {
  const written = (amount: number): string => amount.toLocaleString('en-US');
  return least === most ? `${written(least)}${one}` : `${written(least)} to ${written(most)}${one}`;
};

/** By its number in the drawing of all of them. */
export const scenarioTitle = ({ title }: Pick<Scenario, 'title'>, i: number): string =>
  `${i + 1}. ${title}`;

/** What a scenario is judged by, term by term. */
export const scenarioTerms = ({ currency }: Cost, scenario: Scenario) => [
  { term: 'Price', words: said(`${currency} ${spanOf(scenario.price, '')}, without tax`) },
  { term: 'Team', words: scenario.team },
  { term: 'Length', words: said(spanOf(scenario.weeks, ' weeks')) },
];

const said = (text: string) => [{ kind: 'text', text }] as const;
