import { describe, expect, test } from 'vitest';
import { similarTexts } from './text-similarity.ts';

const page = (file: string, ...passages: string[]) => ({ file, passages });
/** Words that no other number has. */
const words = (from: number, amount: number) =>
  Array.from({ length: amount }, (_, i) => `w${from + i}`).join(' ');

describe('similarTexts', () => {
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
