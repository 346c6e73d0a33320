import { expect, test } from 'vitest';
import { even, fit, wrap } from './break-lines.ts';
import { widthOf } from './letter-widths.ts';

const setting = { width: 100, face: 'prose', size: 12.5 } as const;
const widest = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => widthOf(line, 'prose', 12.5)));

const texts = [
  'Our inspectors fill in paper forms under the bridge and type them again at night.',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  '検査記録の共有が遅れ、写真の場所が分からなくなります。',
  '👩‍👩‍👧‍👦'.repeat(20),
  'إدارة العمليات والمخازن الباردة',
];

test('no line is wider than its space, and no letter is lost', () => {
  for (const text of texts) {
    const lines = wrap(text, setting);
    expect(widest(lines)).toBeLessThanOrEqual(setting.width);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  }
});

test('a text that is too long ends with dots in its last line', () => {
  const lines = wrap(texts[0] ?? '', setting, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/u);
  expect(widest(lines)).toBeLessThanOrEqual(setting.width);
});

test('a line is cut between graphemes', () => {
  expect(fit('👩‍👩‍👧‍👦'.repeat(20), setting)).toMatch(/^(?:👩‍👩‍👧‍👦)+…$/u);
});

test('text that fits is kept on one line', () => {
  expect(fit(' two\n lines ', setting)).toBe('two lines');
  expect(fit('', setting)).toBe('');
  expect(wrap(' \n ', setting)).toEqual([]);
});

test('combining marks piled on a letter do not reach the line above', () => {
  expect(fit(`a${'\u0301'.repeat(40)}`, setting)).toBe(`a${'\u0301'.repeat(3)}`);
});

test('balancing avoids a single short word on the last line and adds no line', () => {
  const text = 'Not if nobody on your side can own it';
  expect(even(text, { ...setting, width: 190 })).toHaveLength(
    wrap(text, { ...setting, width: 190 }).length,
  );
  expect(even(text, { ...setting, width: 190 }).at(-1)).not.toBe('it');
});
