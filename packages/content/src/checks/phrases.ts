import { passagesOf } from './passages.ts';
import { bannedPhrases } from './banned-phrases.ts';
import type { Check } from '#reader/check.ts';

interface Tone {
  readonly found: RegExp;
  readonly problem: (found: string) => string;
  readonly fix: string;
}

const tones: readonly Tone[] = [
  ...bannedPhrases.map((found) => ({
    found,
    problem: (phrase: string) => `uses the worn phrase “${phrase}”.`,
    fix: 'Say what the client gets, in plain words.',
  })),
  {
    found: /\S+!/,
    problem: (word) => `raises its voice with “${word}”.`,
    fix: 'End the sentence with a full stop.',
  },
  {
    found: /\?\s[^.?]*\?/,
    problem: () => 'asks two questions in a row.',
    fix: 'Keep one, or say the answer.',
  },
  {
    found: /—[^—]*—/,
    problem: () => 'has two long dashes.',
    fix: 'Use a comma, a colon or a second sentence.',
  },
];

/** Words that hide who does what. Some are fine; as a habit they make prose sound translated. */
const vague = /\b(?:somebody|nobody|everybody)\b/i;
const vagueAtMost = 40;

/** The texts beyond the fortieth that say somebody, nobody or everybody. */
export const vaguePeople: Check = (content) =>
  passagesOf(content)
    .filter(({ words }) => vague.test(words))
    .slice(vagueAtMost)
    .map(({ file, field, words }) => ({
      file,
      field,
      problem: `says “${vague.exec(words)?.[0] ?? ''}”, as ${vagueAtMost} other texts do.`,
      fix: 'Say who it is, or turn the sentence round.',
    }));

/** Concrete, short, honest. A client's own words in a review are theirs, and stay as they were said. */
export const phrases: Check = (content) =>
  passagesOf(content)
    .filter(({ file }) => !file.startsWith('reviews/'))
    .flatMap(({ file, field, words }) =>
      tones.flatMap(({ found, problem, fix }) => {
        const [match] = found.exec(words) ?? [];
        return match ? { file, field, problem: problem(match), fix } : [];
      }),
    );
