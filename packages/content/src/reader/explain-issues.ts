import type { z } from 'zod';
import type { Finding } from './finding.ts';

type Explanation = Pick<Finding, 'problem' | 'fix'>;

/**
 * A schema's errors as sentences for the author of the file. A value of the wrong type often has the wrong length
 * too, so only the first error of each field is reported.
 */
export function explainIssues(
  file: string,
  raw: unknown,
  issues: readonly z.core.$ZodIssue[],
): Finding[] {
  const findings = issues.map((issue) => ({
    file,
    field: issue.path.join('.'),
    ...explain(raw, issue),
  }));
  return findings.filter(
    ({ field }, i) => findings.findIndex((other) => other.field === field) === i,
  );
}

function explain(raw: unknown, issue: z.core.$ZodIssue): Explanation {
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        problem: `has the unknown field “${issue.keys.join('”, “')}”.`,
        fix: 'Remove it or correct its spelling.',
      };
    case 'invalid_type':
      return (written(raw, issue.path) ?? null) === null
        ? { problem: 'is empty or missing.', fix: 'Fill it in.' }
        : wrongKind(issue.expected);
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue, written(raw, issue.path));
    case 'invalid_value':
      return { problem: `must be one of: ${issue.values.join(', ')}.`, fix: 'Choose one of them.' };
    case 'invalid_key':
      return { problem: 'is not a usable name.', fix: 'Use lower-case words joined by hyphens.' };
    default:
      return { problem: `${issue.message}.`, fix: 'Correct this value.' };
  }
}

/** The value at a path, to distinguish an empty field from a wrong one. */
const written = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    raw,
  );

const kinds: Readonly<Record<string, Explanation>> = {
  string: { problem: 'must be written as text.', fix: 'Put quotes around it.' },
  number: { problem: 'must be a number.', fix: 'Write digits, without quotes.' },
  int: { problem: 'must be a whole number.', fix: 'Write digits, without quotes.' },
  boolean: { problem: 'must be true or false.', fix: 'Write one of the two, without quotes.' },
  array: { problem: 'must be a list.', fix: 'Begin each entry with a hyphen.' },
  object: { problem: 'must be a group of fields.', fix: 'Compare it with a file beside it.' },
  record: { problem: 'must be a group of fields.', fix: 'Compare it with a file beside it.' },
};

const wrongKind = (expected: string): Explanation =>
  kinds[expected] ?? { problem: `must be of the kind ${expected}.`, fix: 'Correct this value.' };

function outOfBounds(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): Explanation {
  const tooMuch = issue.code === 'too_big';
  const bound = Number(tooMuch ? issue.maximum : issue.minimum);
  if (typeof value !== 'string' && !Array.isArray(value))
    return {
      problem: `must be at ${tooMuch ? 'most' : 'least'} ${bound}.`,
      fix: 'Correct this value.',
    };
  const [one, many] =
    typeof value === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  const count = (n: number): string => `${n} ${n === 1 ? one : many}`;
  const has = value.length;
  return tooMuch
    ? {
        problem: `has ${count(has)}; at most ${bound} fit.`,
        fix: `Take ${count(has - bound)} away.`,
      }
    : { problem: `has ${count(has)}; it needs at least ${bound}.`, fix: `Add ${bound - has}.` };
}
