import { expect, test } from 'vitest';
import { icon, iconNames, markSvg } from './icons.ts';

test('the mark is white on the brand’s blue', () => {
  expect(markSvg()).toMatch(/fill="#0d6ed6".*stroke="#fff"/);
});

test('every icon is a PNG', () => {
  for (const name of iconNames) expect(icon(name).toString('latin1', 1, 4), name).toBe('PNG');
});
