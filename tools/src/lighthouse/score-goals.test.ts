import { expect, test } from 'vitest';
import { medianRun, missed, type Run } from './score-goals.ts';

const perfect: Run = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  shift: 0,
  blocking: 12,
};

test('the median forgives one bad run', () => {
  const bad = { ...perfect, performance: 60, blocking: 400 };
  expect(medianRun([perfect, bad, perfect])).toEqual(perfect);
});

test('a page that reaches every goal has no fault', () => {
  expect(missed('/', perfect)).toEqual([]);
});

test('each missed goal is a sentence', () => {
  expect(missed('/work', { ...perfect, seo: 92, shift: 0.01, blocking: 31.2 })).toEqual([
    '/work: seo scores 92 instead of 100.',
    '/work: the layout shifts by 0.0100 instead of not at all.',
    '/work: 31 ms are blocked, more than 30.',
  ]);
});
