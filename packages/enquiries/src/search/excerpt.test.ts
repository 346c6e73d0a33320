import { expect, test } from 'vitest';
import { excerptAt } from './excerpt.ts';

test('a short text is returned whole', () => {
  expect(excerptAt('Invoicing runs\n\non  Oracle Forms.', 20)).toBe(
    'Invoicing runs on Oracle Forms.',
  );
});

test('a long one starts at a word shortly before the place, and marks what is left out', () => {
  const text = `${'before '.repeat(100)}Oracle ${'after '.repeat(100)}`;
  const excerpt = excerptAt(text, text.indexOf('Oracle'));
  expect(excerpt).toMatch(/^…before (?:before )+Oracle after .*…$/u);
  expect(excerpt.length).toBeLessThan(210);
});

test('a text without a space is cut at the place', () => {
  const text = `${'移'.repeat(500)}动${'移'.repeat(500)}`;
  expect(excerptAt(text, 500)).toContain('动');
});

test('a text without a space begins 60 characters before the place', () => {
  const text = Array.from({ length: 500 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
  expect(excerptAt(text, 100)).toBe(`…${text.slice(40, 240)}…`);
  expect(excerptAt(text, 61)).toBe(`…${text.slice(1, 201)}…`);
});

test('a place in the first 60 characters is shown from the beginning', () => {
  const text = `An ${'x'.repeat(57)}Oracle${'y'.repeat(300)}`;
  expect(text.indexOf('Oracle')).toBe(60);
  expect(excerptAt(text, 60)).toBe(`${text.slice(0, 200)}…`);
});

test('the first space before the place is where it begins', () => {
  const text = `${'x'.repeat(100)} one two ${'y'.repeat(20)}Oracle`;
  expect(excerptAt(text, text.indexOf('Oracle'))).toBe(`…one two ${'y'.repeat(20)}Oracle`);
});

test('a space at the place is one before it, and a space after it is not', () => {
  const text = `${'x'.repeat(100)} Oracle`;
  expect(excerptAt(text, 100)).toBe('…Oracle');
  expect(excerptAt(text, 99)).toBe(`…${'x'.repeat(61)} Oracle`);
});

test.each([
  [200, ''],
  [201, '…'],
])('of %i characters 200 are shown', (length, mark) => {
  expect(excerptAt('x'.repeat(length), 0)).toBe(`${'x'.repeat(200)}${mark}`);
});
