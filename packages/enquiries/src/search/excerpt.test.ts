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
