import type { Check } from '#reader/check.ts';

/** Names and addresses that are reserved for examples. */
const reservedNames =
  /(?:@|:\/\/)[^\s/]*\b(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=[/:]|$)|\b(?:John|Jane) Doe\b/i;

/** A phone number that cannot be real: one digit repeated, or consecutive digits. */
const impossibleNumber = /(\d)\1{4}|1234567|9876543210/;

/** Filler values are not facts, even where `sample` is false. */
export const placeholderFacts: Check = (content) =>
  content.files.flatMap(({ file, value }) =>
    [...texts(value)].flatMap(([path, text]) => {
      // The people in an exhibit are invented on purpose, and so must be their addresses.
      if (path[0] === 'exhibit') return [];
      const isNumber = ['phone', 'number'].includes(path.at(-1) ?? '');
      if (!(isNumber ? impossibleNumber.test(text.replace(/\D/g, '')) : reservedNames.test(text)))
        return [];
      const problem = `is “${text}”, which is a placeholder.`;
      return { file, field: path.join('.'), problem, fix: 'Write the real one.' };
    }),
  );

function* texts(value: unknown, path: readonly string[] = []): Generator<[typeof path, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* texts(item, [...path, key]);
}
