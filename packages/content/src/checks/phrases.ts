import { passagesOf } from './passages.ts';
import { bannedPhrases, wornWords } from './banned-phrases.ts';
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
  ...wornWords.map(({ found, fix }) => ({
    found,
    problem: (word: string) => `says “${word}”.`,
    fix,
  })),
  {
    found: /\S+!/,
    problem: (word) => `has an exclamation mark: “${word}”.`,
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

/** Concrete, short, honest. A client's text in a review is theirs and stays as it was written. */
export const phrases: Check = (content) =>
  passagesOf(content)
    .filter(({ file }) => !file.startsWith('reviews/'))
    .flatMap(({ file, field, words }) =>
      tones.flatMap(({ found, problem, fix }) => {
        const [match] = found.exec(words) ?? [];
        return match ? { file, field, problem: problem(match), fix } : [];
      }),
    );
