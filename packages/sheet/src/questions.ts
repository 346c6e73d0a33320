/**
 * The nine questions. The drawing of an option depends on its text, so both are in code; the advice is in
 * content/sheet.yaml.
 */
export interface Option<Id extends string = string> {
  readonly id: Id;
  /** The label in the form. */
  readonly say: string;
  /** The word beside its drawing, … */
  readonly on: string;
  /** … and a shorter one for the upright sheet. */
  readonly short?: string;
  /** Excludes the other options: “none of these”. */
  readonly alone?: true;
}

interface QuestionText {
  /** The heading of its part of the sheet, beside the balloon with its number. */
  readonly name: string;
  readonly ask: string;
  readonly hint?: string;
}

const options = <const Id extends string>(...list: readonly Option<Id>[]) => list;

export const today = {
  name: 'Today',
  ask: 'What is there today?',
  hint: 'Everything that does the job now, however badly.',
  options: options(
    { id: 'idea', say: 'An idea, nothing built', on: 'idea', alone: true },
    { id: 'paper', say: 'Paper and spreadsheets', on: 'paper' },
    { id: 'site', say: 'A website or an online store', on: 'website' },
    { id: 'app', say: 'An application in use', on: 'app' },
    { id: 'servers', say: 'Servers or cloud', on: 'servers' },
    { id: 'machine', say: 'A machine or device', on: 'machine' },
  ),
} as const satisfies QuestionText & { options: readonly Option[] };

export const hand = {
  name: 'Devices',
  ask: 'What will people use it on?',
  hint: 'One or several. Start with the one used most.',
  options: options(
    { id: 'web', say: 'A page in any browser', on: 'web page' },
    { id: 'phone', say: 'An app on a phone', on: 'phone app', short: 'phone' },
    { id: 'desk', say: 'A screen at a desk', on: 'desk screen', short: 'desk' },
    { id: 'device', say: 'A device of its own', on: 'device' },
    { id: 'none', say: 'Nothing: it works between systems', on: 'no screen', alone: true },
  ),
} as const satisfies QuestionText & { options: readonly Option[] };

export const people = {
  name: 'People',
  ask: 'Who will use it, and how many?',
  hint: 'A rough number is enough.',
  kinds: options(
    { id: 'customers', say: 'Customers', on: 'customers' },
    { id: 'staff', say: 'Our own staff', on: 'own staff' },
    { id: 'partners', say: 'Partners, vendors', on: 'partners' },
    { id: 'machines', say: 'Machines', on: 'machines' },
  ),
  sizes: options(
    { id: 'some', say: 'how many?', on: 'how many?' },
    { id: 'tens', say: 'tens', on: 'tens' },
    { id: 'hundreds', say: 'hundreds', on: 'hundreds' },
    { id: 'thousands', say: 'thousands', on: 'thousands' },
    { id: 'lakhs', say: '100,000 +', on: '100,000 +' },
  ),
} as const satisfies QuestionText & { kinds: readonly Option[]; sizes: readonly Option[] };

export const talks = {
  name: 'Systems',
  ask: 'What must it connect to?',
  hint: 'Systems that give it something, or get something from it.',
  options: options(
    { id: 'payments', say: 'Payments', on: 'payments' },
    { id: 'accounting', say: 'Accounts, stock, orders (ERP)', on: 'accounting' },
    { id: 'crm', say: 'Customer records (CRM)', on: 'CRM' },
    { id: 'login', say: 'The sign-in we have', on: 'our sign-in' },
    { id: 'maps', say: 'Maps', on: 'maps' },
    { id: 'messages', say: 'Email, SMS, WhatsApp', on: 'messages' },
    { id: 'sensors', say: 'Sensors and meters', on: 'sensors' },
    { id: 'reports', say: 'Numbers and reports', on: 'reports' },
  ),
  other: { say: 'Something else' },
} as const satisfies QuestionText & { options: readonly Option[]; other: { say: string } };

export const care = {
  name: 'Sensitive data',
  ask: 'Which data is sensitive?',
  hint: 'We draw a boundary around it and keep the list of people inside short.',
  options: options(
    { id: 'personal', say: 'Names, addresses, habits', on: 'personal' },
    { id: 'health', say: 'Health', on: 'health' },
    { id: 'cards', say: 'Payment cards', on: 'card data' },
    { id: 'children', say: 'Children', on: 'children' },
    { id: 'secrets', say: 'Our trade secrets', on: 'secrets' },
    { id: 'none', say: 'None of these', on: 'none', alone: true },
  ),
} as const satisfies QuestionText & { options: readonly Option[] };

export const hold = {
  name: 'Needs',
  ask: 'What must it do, no matter what?',
  hint: 'Each of these costs something. Choose only what you would pay for.',
  options: options(
    { id: 'offline', say: 'It works without a network', on: 'works offline', short: 'offline' },
    { id: 'languages', say: 'Several languages', on: 'several languages', short: 'languages' },
    { id: 'nonstop', say: 'It must not stop', on: 'must not stop', short: 'non-stop' },
    {
      id: 'access',
      say: 'It is accessible, as the law requires',
      on: 'accessible by law',
      short: 'accessible',
    },
    { id: 'fast', say: 'It responds right away', on: 'responds fast', short: 'fast' },
    { id: 'audit', say: 'It passes an audit', on: 'passes an audit', short: 'audited' },
  ),
} as const satisfies QuestionText & { options: readonly Option[] };

export const when = {
  name: 'Deadline',
  ask: 'When must it be in use?',
  options: options(
    { id: 'date', say: 'By a fixed date', on: 'fixed date' },
    { id: 'season', say: 'For a season', on: 'a season' },
    { id: 'none', say: 'There is no date', on: 'no date' },
  ),
  date: { say: 'The date' },
  season: { say: 'Which season', like: 'the monsoon' },
  hangs: { say: 'What depends on it', like: 'a contract, a trade show, a law' },
} as const;

export const steer = {
  name: 'Priorities',
  ask: 'Who sets the priorities?',
  options: options(
    { id: 'weekly', say: 'We do, week by week', on: 'you, week by week' },
    { id: 'scope', say: 'Scope and price agreed first', on: 'scope agreed first' },
    { id: 'advise', say: 'We do not know yet: advise us', on: 'advice wanted' },
  ),
} as const satisfies QuestionText & { options: readonly Option[] };

/** Asked with the priorities, because the budget limits them. */
export const budget = {
  ask: 'What is your budget?',
  options: options(
    { id: 'range', say: 'We have a range', on: 'budget: a range' },
    { id: 'open', say: 'It has to be worked out', on: 'budget: to be worked out' },
    { id: 'private', say: 'We would rather not say', on: 'budget: not said' },
  ),
  range: { say: 'From, to', like: 'USD 40,000 to 60,000' },
} as const;

export const words = {
  name: 'The problem',
  ask: 'The problem, in your own words',
  hint: 'What goes wrong today, and for whom? The sheet shows the first lines; we get the full text.',
} as const satisfies QuestionText;

/** In the title block, outside the nine. */
export const block = {
  ask: 'What should we call it?',
  project: { say: 'Project' },
  owner: { say: 'Owner' },
} as const;

/** In numerical order. */
export const questions = {
  today,
  hand,
  people,
  talks,
  care,
  hold,
  when,
  steer,
  words,
} as const satisfies Record<string, QuestionText>;

export type QuestionId = keyof typeof questions;
export const questionIds = Object.keys(questions) as readonly QuestionId[];

/** The most characters of free text. */
export const longest = {
  project: 60,
  owner: 40,
  talksOther: 40,
  season: 24,
  hangs: 60,
  range: 24,
  words: 1000,
} as const;
