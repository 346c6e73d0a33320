import { expect, test } from 'vitest';
import { sourceOf } from './sources.ts';

const none = { from: undefined, site: undefined, campaign: undefined };
const campaigns = new Set(['spring-2027']);

test.each([
  ['www.google.com', 'search', 'google.com'],
  ['www.google.co.in', 'search', 'google.co.in'],
  ['gemini.google.com', 'assistant', 'gemini.google.com'],
  ['docs.google.com', 'site', 'docs.google.com'],
  ['chatgpt.com', 'assistant', 'chatgpt.com'],
  ['www.linkedin.com', 'social', 'linkedin.com'],
  ['old.reddit.com', 'social', 'old.reddit.com'],
  ['notx.com', 'site', 'notx.com'],
  ['news.company.example', 'site', 'news.company.example'],
])('%s is %s', (from, source, host) => {
  expect(sourceOf({ ...none, from, site: 'cross' }, campaigns)).toEqual({ source, host });
});

test('without a referrer the browser says whether the URL was typed', () => {
  expect(sourceOf({ ...none, site: 'none' }, campaigns)).toEqual({ source: 'direct' });
  expect(sourceOf({ ...none, site: 'cross' }, campaigns)).toEqual({ source: 'hidden' });
  expect(sourceOf(none, campaigns)).toEqual({ source: 'hidden' });
  expect(sourceOf({ ...none, site: 'own' }, campaigns)).toEqual({ source: 'own' });
});

test('a page of this site is not a source, even if it was prefetched', () => {
  expect(sourceOf({ ...none, from: '/work', site: 'none' }, campaigns)).toEqual({ source: 'own' });
});

test('a campaign counts if it is on the list', () => {
  const from = 'mail.company.example';
  expect(sourceOf({ ...none, from, campaign: 'spring-2027' }, campaigns)).toEqual({
    source: 'campaign',
    host: from,
  });
  expect(sourceOf({ ...none, site: 'none', campaign: 'for-ann' }, campaigns)).toEqual({
    source: 'direct',
  });
});
