import { dayAfter } from '#reader/day-after.ts';
import type { Check } from '#reader/check.ts';
import type { Content } from '#reader/load-content.ts';

interface Term {
  readonly file: string;
  readonly field: string;
  readonly owner: string;
  readonly expires: string;
}

/** Everything with an owner and an expiry day, in any file. */
const termsIn = ({ files }: Content): Term[] =>
  files.flatMap(({ file, value }) => [...terms(file, value)]);

function* terms(file: string, value: unknown, path: readonly string[] = []): Generator<Term> {
  if (typeof value !== 'object' || value === null) return;
  const { owner, expires } = value as Partial<Term>;
  if (typeof owner === 'string' && typeof expires === 'string')
    yield { file, field: [...path, 'expires'].join('.'), owner, expires };
  for (const [key, item] of Object.entries(value)) yield* terms(file, item, [...path, key]);
}

const fix = (owner: string): string =>
  `Ask ${owner} whether it still holds, correct it, and update expires.`;

/** The company's terms expire like facts: after its day a term stops the build. */
export const expiredTerms =
  (today: Date): Check =>
  (content) => {
    const day = today.toISOString().slice(0, 10);
    return termsIn(content)
      .filter(({ expires }) => expires < day)
      .map(({ file, field, owner, expires }) => ({
        file,
        field,
        problem: `should have been checked again by ${expires}.`,
        fix: fix(owner),
      }));
  };

const noticeDays = 60;

/** Terms that expire soon: checking them now keeps the build from failing then. */
export const dueTerms =
  (today: Date): Check =>
  (content) => {
    const soon = dayAfter(today, noticeDays);
    return termsIn(content)
      .filter(({ expires }) => expires <= soon)
      .map(({ file, field, owner, expires }) => ({
        file,
        field,
        problem: `must be checked again by ${expires}.`,
        fix: fix(owner),
      }));
  };
