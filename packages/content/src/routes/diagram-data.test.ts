import { expect, test } from 'vitest';
import { buildSiteContent } from '#reader/site-content.ts';
import { contentWith, type Overrides } from '#reader/test-content/content-with.ts';
import { hooksOf, routeOf, weightOf } from './diagram-data.ts';

const hookFor = (answer: Readonly<Record<string, unknown>>) => {
  const fields = Object.entries(answer).map(([name, value]) => [
    `answers.groups.0.items.0.${name}`,
    value,
  ]);
  const faults: Overrides = {
    'pages/security.yaml': Object.fromEntries(fields) as Record<string, unknown>,
  };
  const { security } = buildSiteContent(contentWith(faults)).pages;
  return security ? hooksOf(security) : [];
};

test('a key is drawn only for a confirmed answer, whatever its verdict', () => {
  const hung = (verdict: string, sample: boolean) => hookFor({ verdict, sample })[0]?.hooks[0];
  expect(hung('yes', false)).toBe('shown');
  expect(hung('no', false)).toBe('shown');
  expect(hung('yes', true)).toBe('sample');
  expect(hung('no', true)).toBe('no');
  expect(hung('unconfirmed', false)).toBe('sample');
});

test('the largest part of a page comes first', () => {
  const measurements = { 'measurements.json': { 'css.value': 4096, 'css.unit': 'bytes' } };
  const weight = weightOf(buildSiteContent(contentWith(measurements)).proof?.measurements ?? {});
  expect(weight?.parts[0]).toEqual({ name: 'CSS', amount: 4, words: '4.0 KB' });
});

test('missing measurements are neither drawn nor shown', () => {
  const { proof } = buildSiteContent(
    contentWith({ 'measurements.json': { lost: undefined, css: undefined } }),
  );
  expect(weightOf(proof?.measurements ?? {})).toBeUndefined();
  expect(routeOf(proof?.measurements ?? {})).toBeUndefined();
  expect(proof?.page.enquiry.rows).toEqual([]);
  expect(proof?.page.tests.rows).toHaveLength(1);
});
