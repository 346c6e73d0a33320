import type { SubjectOf } from '@studio/content/schema/site-page.ts';

type Page = SubjectOf<'terms-of-work'>['page'];

/** The parts of the page, in the order of a buyer's questions. */
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

/** The clauses of the contract: parts of one paragraph each. */
const clauses = ['warranty', 'liability', 'payment', 'notice', 'subcontractors'] as const;

/** The mark of terms that the company has not confirmed yet. */
export const sampleTerms = 'Sample terms';

/** A one-line answer for each part, with a link to it. */
export const shortAnswers = ({ page }: SubjectOf<'terms-of-work'>) =>
  parts.flatMap((id) => {
    const part = page[id];
    return part ? [{ id, name: part.title, href: `#${id}`, line: part.short }] : [];
  });

/** A part as a chapter, if the content has it. */
function chapter<Id extends (typeof parts)[number]>(page: Page, id: Id) {
  const part = page[id];
  // TypeScript cannot infer from the index that the part exists.
  return part ? [{ id, title: part.title, part: part as NonNullable<Page[Id]> }] : [];
}

const clausesOf = (page: Page) =>
  clauses.flatMap((id) => {
    const clause = page[id];
    return clause ? [{ id, ...clause }] : [];
  });

/** First money, then people and time, the contract, and the end. */
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

/** By its number in the drawing of all scenarios. */
export const scenarioTitle = ({ title }: Pick<Scenario, 'title'>, i: number): string =>
  `${i + 1}. ${title}`;

/** The terms of a scenario that determine its cost. */
export const scenarioTerms = ({ currency }: Cost, scenario: Scenario) => [
  { term: 'Price', words: said(`${currency} ${spanOf(scenario.price, '')}, without tax`) },
  { term: 'Team', words: scenario.team },
  { term: 'Length', words: said(spanOf(scenario.weeks, ' weeks')) },
];

const said = (text: string) => [{ kind: 'text', text }] as const;
