import { expect, test } from 'vitest';
import { plainText } from '#schema/rich-text.ts';
import { buildSiteContent } from './site-content.ts';
import { contentWith, type Overrides } from './test-content/content-with.ts';

const enquiry = (faults: Overrides = {}) =>
  buildSiteContent(contentWith(faults)).formNotices.enquiry;

test('a notice states what, why, how long, how to withdraw, whom to complain to, and its date', () => {
  const { version, points } = enquiry();
  expect(version).toBe('2026-01-01');
  expect(points.map(({ title }) => title)).toEqual([
    'What we keep',
    'Why',
    'How long',
    'To take it back',
    'To complain',
    'Version',
  ]);
});

test('the contact comes from the company file', () => {
  const said = (faults?: Overrides) => enquiry(faults).points.map(({ words }) => plainText(words));
  expect(said()[3]).toContain('hello@company.example');
  expect(said()[4]).toContain('Asha Rao, help@works.in');
  expect(said({ 'company.yaml': { grievances: undefined } })[4]).toContain('hello@company.example');
});
