import type { Check } from '#reader/check.ts';
import { factReference } from '#reader/fill-in-facts.ts';
import { passagesOf } from './passages.ts';

/**
 * Phrases that every company uses and that therefore mean nothing. One entry per phrase; an ending in parentheses
 * covers its other forms.
 */
export const bannedPhrases: readonly RegExp[] = [
  /\bbest[- ](?:in[- ]class|of[- ]breed)\b/i,
  /\bcutting[- ]edge\b/i,
  /\belevat(?:e|es|ing) your business\b/i,
  /\bempower(?:s|ed|ing|ment)?\b/i,
  /\bin today['’]s\b/i,
  /\bjourneys?\b/i,
  /\bleverag(?:e|es|ed|ing)\b/i,
  /\blook no further\b/i,
  /\brobust(?:ly|ness)?\b/i,
  /\bseamless(?:ly)?\b/i,
  /\bunlock(?:s|ed|ing)?\b/i,
  /\bworld[- ]class\b/i,
];

interface WornWord {
  readonly found: RegExp;
  readonly fix: string;
}

/** Words that make prose sound translated or old, each with what to write instead. */
export const wornWords: readonly WornWord[] = [
  { found: /\bsomebody\b/i, fix: 'Write “someone”, or say who it is.' },
  { found: /\banybody\b/i, fix: 'Write “anyone”.' },
  { found: /\beverybody\b/i, fix: 'Write “everyone”, or say who they are.' },
  { found: /\bnobody\b/i, fix: 'Write “no one”.' },
  { found: /\bwhoever\b/i, fix: 'Write “the person who” or “no matter who”.' },
  { found: /\bon your word\b/i, fix: 'Write “when you ask”.' },
  { found: /\bseldom\b/i, fix: 'Write “rarely”.' },
  { found: /\banew\b/i, fix: 'Write “again”.' },
  { found: /\btelephones?\b/i, fix: 'Write “phone”.' },
  { found: /\bstr(?:ik(?:e|es|ing)|uck)(?: \w+)? out\b/i, fix: 'Write “cross out”.' },
];

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

/** Markup that the schema did not parse would be shown to the reader. The content reader reports an unknown fact. */
const stray = new RegExp(
  `(?!${factReference.source})\\[[^\\]]*\\]?(?:\\([^)]*\\)?)?|\\*\\S*|~~\\S*`,
);

export const strayMarkup: Check = (content) =>
  passagesOf(content).flatMap(({ file, field, words }) => {
    const [found] = stray.exec(words) ?? [];
    if (!found) return [];
    return {
      file,
      field,
      problem: `would show the marks “${found}” to the reader.`,
      fix: 'Correct them to *emphasis*, [words](service:seo) or [claim:id]; titles and labels take plain words alone.',
    };
  });

/** Placeholder words for text that is still missing. */
export const placeholder =
  /\[your\b[^\]]*\]?|\blorem\b|\btodo\b|\btbd\b|\bx{3,}\b|\bstub\b|\{[^}]*\}?/i;

export const placeholders: Check = (content) =>
  passagesOf(content).flatMap(({ file, field, words }) => {
    const [found] = placeholder.exec(words) ?? [];
    if (!found) return [];
    const problem = `still holds the placeholder “${found}”.`;
    return { file, field, problem, fix: 'Write what belongs there.' };
  });
