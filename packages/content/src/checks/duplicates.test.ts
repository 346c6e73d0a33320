import { describe, expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { validFiles } from '#reader/test-content/valid-files.ts';
import { duplicateText, similarTexts, unique } from './duplicates.ts';

describe('unique titles and summaries', () => {
  test('every page has a title and a summary of its own', () => {
    expect(messagesOf(unique, {})).toEqual([]);
  });

  test('two services with one title, in any case', () => {
    const faults = { 'services/birch.yaml': { title: 'The Atlas Service' } };
    expect(messagesOf(unique, faults)).toEqual([
      'content/services/birch.yaml, title: repeats the title of content/services/atlas.yaml: ' +
        '“The Atlas Service”. Give this page a title of its own.',
    ]);
  });

  test('a project with the title of a page', () => {
    expect(messagesOf(unique, { 'projects/fir.yaml': { name: 'Page home' } })).toEqual([
      'content/projects/fir.yaml, name: repeats the title of content/pages/home.yaml: “Page home”. ' +
        'Give this page a title of its own.',
    ]);
  });

  test('two pages with one summary', () => {
    const summary = 'A summary that is long enough for search engines and is on two pages at once.';
    const faults = { 'legal/privacy.yaml': { summary }, 'projects/fir.yaml': { summary } };
    expect(messagesOf(unique, faults)).toEqual([
      `content/projects/fir.yaml, summary: repeats the summary of content/legal/privacy.yaml: ` +
        `“${summary}”. Give this page a summary of its own.`,
    ]);
  });
});

describe('similarTexts', () => {
  const page = (file: string, ...passages: string[]) => ({ file, passages });
  /** Words that no other number has. */
  const words = (from: number, amount: number) =>
    Array.from({ length: amount }, (_, i) => `w${from + i}`).join(' ');

  test('shared phrases, relative to the shorter page', () => {
    // Six words make two phrases of five, one of which is on the longer page.
    const pages = [page('long', words(0, 100)), page('short', 'w7 w8 w9 w10 w11 w999')];
    expect([...similarTexts(pages)]).toEqual([{ file: 'short', other: 'long', share: 0.5 }]);
  });

  test('capitals and punctuation make no difference', () => {
    const pages = [page('a', 'One, two: three; four. Five!'), page('b', 'one two three four five')];
    expect([...similarTexts(pages)]).toEqual([{ file: 'b', other: 'a', share: 1 }]);
  });

  test('no phrase spans two passages', () => {
    const pages = [page('a', 'one two three', 'four five'), page('b', 'one two three four five')];
    expect([...similarTexts(pages)]).toEqual([]);
  });

  test('2,000 pages, each of which shares one sentence with one other', { timeout: 60_000 }, () => {
    const pages = Array.from({ length: 2_000 }, (_, i) =>
      page(`p${i}`, words(i * 1_000, 500), words(10_000_000 + (i >> 1) * 10, 5)),
    );
    const before = process.cpuUsage().user;
    expect([...similarTexts(pages)]).toHaveLength(1_000);
    // Comparing all pairs took minutes. The processor's own time is independent of a busy machine.
    expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(15);
  });
});

describe('duplicate text', () => {
  const copied = {
    ...validFiles['services/atlas.yaml'],
    title: 'Another title',
    tagline: 'Other.',
  };

  test('pages with text of their own', () => {
    expect(messagesOf(duplicateText, {})).toEqual([]);
  });

  test('a page copied from another', () => {
    expect(messagesOf(duplicateText, { 'services/birch.yaml': copied })).toEqual([
      'content/services/birch.yaml: is 100 % like content/services/atlas.yaml; 15 % is the limit. ' +
        'Say what only this page can say, or make the two one page.',
    ]);
  });

  test('text shown elsewhere does not count', () => {
    const shared = 'The very same words stand on both of these pages, all through the whole of it.';
    const faults = { summary: shared, 'drawings.hero': shared, 'drawings.figure': shared };
    expect(
      messagesOf(duplicateText, { 'services/atlas.yaml': faults, 'services/birch.yaml': faults }),
    ).toEqual([]);
  });
});
