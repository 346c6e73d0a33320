import { expect, test } from 'vitest';
import { buildSiteContent } from '#reader/site-content.ts';
import { plant, type Faults } from '#reader/planted/plant.ts';
import { hooksOf, routeOf, weightOf } from './drawn-facts.ts';

const hookFor = (answer: Readonly<Record<string, unknown>>) => {
  const fields = Object.entries(answer).map(([name, value]) => [
    `answers.groups.0.items.0.${name}`,
    value,
  ]);
  const faults: Faults = {
    'pages/security.yaml': Object.fromEntries(fields) as Record<string, unknown>,
  };
  const { security } = buildSiteContent(plant(faults)).pages;
  return security ? hooksOf(security) : [];
};

test('a key hangs only where an answer is confirmed, whatever it says', () => {
  const hung = (verdict: string, sample: boolean) => hookFor({ verdict, sample })[0]?.hooks[0];
  expect(hung('yes', false)).toBe('shown');
  expect(hung('no', false)).toBe('shown');
  expect(hung('yes', true)).toBe('sample');
  expect(hung('no', true)).toBe('no');
  expect(hung('unconfirmed', false)).toBe('sample');
});

test('the heaviest part of a page comes first', () => {
  const figures = { 'figures.json': { 'css.value': 4096, 'css.unit': 'bytes' } };
  const weight = weightOf(buildSiteContent(plant(figures)).proof?.figures ?? {});
  expect(weight?.parts[0]).toEqual({ name: 'CSS', amount: 4, words: '4.0 KB' });
});

test('what was not measured is neither drawn nor shown', () => {
  const { proof } = buildSiteContent(
    plant({ 'figures.json': { lost: undefined, css: undefined } }),
  );
  expect(weightOf(proof?.figures ?? {})).toBeUndefined();
  expect(routeOf(proof?.figures ?? {})).toBeUndefined();
  expect(proof?.page.enquiry.rows).toEqual([]);
  expect(proof?.page.tests.rows).toHaveLength(1);
});
