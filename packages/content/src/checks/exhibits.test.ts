import { expect, test } from 'vitest';
import { loadContent } from '#reader/load-content.ts';
import { passagesOf } from './passages.ts';

/** A shorter sentence, such as “Agreed on all sheets.”, may be on two. */
const OWN_FROM_WORDS = 6;
const LEAST_WORDS = 60;

const content = loadContent();
const slugOf = (file: string): string => file.replace(/^services\/(.+)\.yaml$/, '$1');
const slugs = content.services.map(({ file }) => slugOf(file));
const exhibits = Map.groupBy(
  passagesOf(content).filter(
    ({ file, field }) => file.startsWith('services/') && field.startsWith('exhibit.'),
  ),
  ({ file }) => slugOf(file),
);

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesIn = (text: string): string[] =>
  [...sentenceSegmenter.segment(text)].map(({ segment }) => segment.trim());
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

test('every service has an exhibit', () => {
  expect(slugs).toHaveLength(32);
  expect(slugs.filter((slug) => !exhibits.has(slug))).toEqual([]);
});

test.each(slugs)('the exhibit of %s has at least 60 words of its own', (slug) => {
  const words = (exhibits.get(slug) ?? []).flatMap((passage) => wordsIn(passage.words));
  expect(words.length).toBeGreaterThanOrEqual(LEAST_WORDS);
});

test('no two exhibits share a sentence of six words or more', () => {
  const services = new Map<string, Set<string>>();
  for (const [slug, passages] of exhibits)
    for (const sentence of passages.flatMap((passage) => sentencesIn(passage.words))) {
      const words = wordsIn(sentence);
      if (words.length < OWN_FROM_WORDS) continue;
      const said = words.join(' ');
      services.set(said, (services.get(said) ?? new Set()).add(slug));
    }
  const shared = [...services].filter(([, where]) => where.size > 1);
  expect(shared.map(([sentence, where]) => `${sentence}: ${[...where].join(', ')}`)).toEqual([]);
});
