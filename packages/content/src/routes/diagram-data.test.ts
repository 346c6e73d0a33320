import { expect, test } from 'vitest';
import { buildSiteContent } from '#reader/site-content.ts';
import { contentWith, type Overrides } from '#reader/test-content/content-with.ts';
import { hooksOf } from './diagram-data.ts';

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
