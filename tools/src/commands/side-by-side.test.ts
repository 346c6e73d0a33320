import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

async function checked(runs: Readonly<Record<string, readonly string[]>>) {
  const printed: string[] = [];
  const isGood = await sideBySide(
    Object.entries(runs).map(([name, lines]) => ({ name, lines })),
    (line) => printed.push(line),
  );
  return { isGood, printed: printed.join('\n').replaceAll(/\d+ s\b/g, '0 s') };
}

test('one that fails shows why, and stops no other', { timeout: 60_000 }, async () => {
  const { isGood, printed } = await checked({
    words: ['echo a word is wrong', 'false', 'echo not reached'],
    styles: ['echo all is well'],
  });
  expect(isGood).toBe(false);
  expect(printed).toContain('words FAILED after 0 s\na word is wrong\n');
  expect(printed).toContain('styles passed after 0 s\n');
  expect(printed).not.toContain('not reached');
  expect(printed).toMatch(/Failed: words\.\nAll checks took 0 s\.$/);
});

test('all that pass are quiet', { timeout: 60_000 }, async () => {
  const { isGood, printed } = await checked({ a: ['echo fine'], b: ['true', 'echo fine'] });
  expect(isGood).toBe(true);
  expect(printed).not.toContain('fine');
});
