import { expect, test } from 'vitest';
import { messagesOf, type Overrides } from '#reader/test-content/content-with.ts';
import { unreviewed } from './unreviewed.ts';

const old = (faults: Overrides) => messagesOf(unreviewed(new Date('2026-12-31T12:00:00Z')), faults);

test('valid content was reviewed within the year', () => {
  expect(old({})).toEqual([]);
});

test('a page is listed a year and a day after its review', () => {
  expect(old({ 'services/atlas.yaml': { reviewed: '2025-12-31' } })).toEqual([]);
  expect(old({ 'services/atlas.yaml': { reviewed: '2025-12-30' } })).toEqual([
    'content/services/atlas.yaml, reviewed: was read as a whole on 2025-12-30. Read the page, correct what is no longer true, and write today’s day.',
  ]);
});

test('so are a legal page and a page without a day', () => {
  const faults = {
    'legal/privacy.yaml': { updated: '2020-01-01' },
    'pages/home.yaml': { reviewed: undefined },
  };
  expect(old(faults)).toEqual([
    expect.stringContaining('content/pages/home.yaml, reviewed: has no day'),
    expect.stringContaining(
      'content/legal/privacy.yaml, updated: was read as a whole on 2020-01-01',
    ),
  ]);
});
