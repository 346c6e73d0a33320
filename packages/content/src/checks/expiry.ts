import type { Check } from '#reader/check.ts';
import { dayAfter } from '#reader/day-after.ts';
import type { Duty, Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import { staleMeasurements as oldOf } from '#reader/stale-measurements.ts';
import { checked } from './run-checks.ts';

/** How many days before it expires an entry is in the content report. */
const reportDays = 60;

/** Something that must be checked again by a day, and what is said before and after that day. */
interface Expiring {
  readonly file: string;
  readonly field: string;
  readonly expires: string;
  readonly due: string;
  readonly late: string;
  readonly fix: string;
}

type Entries = (content: Content) => readonly Expiring[];

/** After its day an entry stops the build until it is checked again. */
const after =
  (entriesIn: Entries) =>
  (today: Date): Check =>
  (content) =>
    entriesIn(content)
      .filter(({ expires }) => expires < dayAfter(today, 0))
      .map(({ file, field, late, fix }) => ({ file, field, problem: late, fix }));

/** Entries that expire soon: checking them now keeps the build from failing then. */
const before =
  (entriesIn: Entries) =>
  (today: Date): Check =>
  (content) =>
    entriesIn(content)
      .filter(({ expires }) => expires <= dayAfter(today, reportDays))
      .map(({ file, field, due, fix }) => ({ file, field, problem: due, fix }));

const claimsIn: Entries = ({ claims: { file, value } }) =>
  Object.entries(value).map(([id, { checkAgain }]) => ({
    file,
    field: `${id}.checkAgain`,
    expires: checkAgain,
    due: `must be checked again by ${checkAgain}.`,
    late: `should have been checked again by ${checkAgain}.`,
    fix: 'Look at the source, correct the value, and update checked and checkAgain.',
  }));

export const staleClaims = after(claimsIn);
export const dueClaims = before(claimsIn);

interface Term {
  readonly field: string;
  readonly owner: string;
  readonly expires: string;
}

/** Everything with an owner and an expiry day, in any file. */
const termsIn: Entries = ({ files }) =>
  files.flatMap(({ file, value }) =>
    [...terms(value)].map(({ field, owner, expires }) => ({
      file,
      field,
      expires,
      due: `must be checked again by ${expires}.`,
      late: `should have been checked again by ${expires}.`,
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

export const expiredTerms = after(termsIn);
export const dueTerms = before(termsIn);

const answersFile = 'pages/security.yaml';

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
    due: `must be checked again by ${expires}: “${question}”.`,
    late: `let the answer to “${question}” expire on ${expires}.`,
    fix: `Have “${owner}” look again, correct the answer, and update checked and expires.`,
  }));

export const staleAnswers = after(expiringAnswers);
export const dueAnswers = before(expiringAnswers);

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

/** The same finding that fails the build. */
export const staleMeasurements =
  (today: Date): Check =>
  (content) =>
    oldOf(content, today);

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

/** How many days before it blocks publishing a duty is listed. */
const NOTICE_DAYS = 14;

/** What must be checked again by a day. After that day no one can publish by hand until it is. */
export const dutyChecks = (today: Date): readonly Check[] => [
  staleClaims(today),
  expiredTerms(today),
  staleAnswers(today),
  staleMeasurements(today),
];

/** The duties that block a publication today or within two weeks, earliest first. */
export async function comingDuties(content: Content, today: Date): Promise<Duty[]> {
  const known = new Map<string, Duty>();
  for (let days = 0; days <= NOTICE_DAYS; days += 1) {
    const from = dayAfter(today, days);
    for (const finding of await checked(content, dutyChecks(new Date(from)))) {
      const key = `${finding.file} ${finding.field}`;
      if (!known.has(key)) known.set(key, { ...finding, from });
    }
  }
  return [...known.values()];
}
