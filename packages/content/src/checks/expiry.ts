import type { Check } from '#reader/check.ts';
import { dayAfter } from '#reader/day-after.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import { checked } from './run-checks.ts';

/** How many days before its day an entry is in the content report. */
const REPORT_DAYS = 60;
/** How many days before its day an entry is on the page where editors publish. */
const NOTICE_DAYS = 14;

/** Something that must be checked again by a day. It is a reminder to its owner: nothing stops after that day. */
interface Expiring {
  readonly file: string;
  readonly field: string;
  readonly expires: string;
  readonly what?: string;
  readonly owner?: string;
  readonly fix: string;
}

type Entries = (content: Content) => readonly Expiring[];

/** The entries whose day is over, or is at most some days away. */
const expiringWithin =
  (days: number, ...kinds: readonly Entries[]) =>
  (today: Date): Check =>
  (content) =>
    kinds
      .flatMap((entriesIn) => entriesIn(content))
      .filter(({ expires }) => expires <= dayAfter(today, days))
      .map((entry) => findingOn(today, entry));

function findingOn(today: Date, { file, field, expires, what, owner, fix }: Expiring): Finding {
  const isLate = expires < dayAfter(today, 0);
  const problem = `${isLate ? 'should have been' : 'must be'} checked again by ${expires}`;
  return {
    file,
    field,
    problem: `${problem}${what === undefined ? '' : `: “${what}”`}.`,
    fix,
    ...(owner !== undefined && { owner }),
  };
}

const claimsIn: Entries = ({ claims: { file, value } }) =>
  Object.entries(value).map(([id, { checkAgain }]) => ({
    file,
    field: `${id}.checkAgain`,
    expires: checkAgain,
    fix: 'Look at the source, correct the value, and update checked and checkAgain.',
  }));

export const dueClaims = expiringWithin(REPORT_DAYS, claimsIn);

interface Term {
  readonly field: string;
  readonly owner: string;
  readonly expires: string;
}

const answersFile = 'pages/security.yaml';

/** Everything with an owner and an expiry day, in any file; security answers are listed with their questions below. */
const termsIn: Entries = ({ files }) =>
  files
    .filter(({ file }) => file !== answersFile)
    .flatMap(({ file, value }) =>
      [...terms(value)].map(({ field, owner, expires }) => ({
        file,
        field,
        expires,
        owner,
        fix: `Ask ${owner} whether it still holds, correct it, and update expires.`,
      })),
    );

function* terms(value: unknown, path: readonly string[] = []): Generator<Term> {
  if (typeof value !== 'object' || value === null) return;
  const { owner, expires } = value as Partial<Term>;
  if (typeof owner === 'string' && typeof expires === 'string')
    yield { field: [...path, 'expires'].join('.'), owner, expires };
  for (const [key, item] of Object.entries(value)) yield* terms(item, [...path, key]);
}

export const dueTerms = expiringWithin(REPORT_DAYS, termsIn);

/** Every security answer, with its field. */
const answersIn = ({ pages }: Content) =>
  pages.security.answers.groups.flatMap(({ items }, g) =>
    items.map((item, i) => ({ item, field: `answers.groups.${g}.items.${i}` })),
  );

const expiringAnswers: Entries = (content) =>
  answersIn(content).map(({ item: { question, owner, expires }, field }) => ({
    file: answersFile,
    field: `${field}.expires`,
    expires,
    what: question,
    owner,
    fix: `Have “${owner}” look again, correct the answer, and update checked and expires.`,
  }));

export const dueAnswers = expiringWithin(REPORT_DAYS, expiringAnswers);

/** Answers that the company has not confirmed; a sample has a finding of its own. */
export const unconfirmedAnswers: Check = (content): Finding[] =>
  answersIn(content)
    .filter(({ item }) => item.sample || item.verdict === 'unconfirmed')
    .map(({ item, field }) => ({
      file: answersFile,
      field: `${field}.${item.sample ? 'sample' : 'verdict'}`,
      owner: item.owner,
      problem: `is not confirmed: “${item.question}”`,
      fix: `Ask “${item.owner}” what is true and what shows it; then write ${item.sample ? 'false' : 'yes, partly or no'}.`,
    }));

/** Pages that no one has reviewed as a whole for a year. A date from git would only show that a word changed. */
export const unreviewed =
  (today: Date): Check =>
  (content) => {
    const yearAgo = dayAfter(today, -365);
    return reviewDays(content)
      .filter(({ day = '' }) => day < yearAgo)
      .map(({ file, field, day }) => ({
        file,
        field,
        problem: day
          ? `was read as a whole on ${day}.`
          : 'has no day: no one has read it as a whole.',
        fix: 'Read the page, correct what is no longer true, and write today’s day.',
      }));
  };

/** The day of each page's review; a legal page has the day of its last version. */
const reviewDays = ({ services, projects, legal, pages }: Content) => [
  ...[...services, ...projects].map(({ file, value }) => ({
    file,
    field: 'reviewed',
    day: value.reviewed,
  })),
  ...Object.entries(pages).map(([name, { reviewed }]) => ({
    file: `pages/${name}.yaml`,
    field: 'reviewed',
    day: reviewed,
  })),
  ...legal.map(({ file, value }) => ({ file, field: 'updated', day: value.updated })),
];

const everyKind = [claimsIn, termsIn, expiringAnswers] as const;

/** What should have been checked again before today. */
export const overdue = expiringWithin(-1, ...everyKind);

/** What is overdue, or is within two weeks. */
export const comingDuties = (content: Content, today: Date): Promise<Finding[]> =>
  checked(content, [expiringWithin(NOTICE_DAYS, ...everyKind)(today)]);
