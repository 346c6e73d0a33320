import { describe, expect, test } from 'vitest';
import { messagesOf, type Overrides } from '#reader/test-content/content-with.ts';
import { links } from './links.ts';
import { redirects } from './redirects.ts';

const today = new Date('2026-11-15');
const entry = (from: string, to = 'service:atlas') => ({ from, to, why: 'It was renamed.' });
const say = (released: readonly string[], faults: Overrides) =>
  messagesOf(redirects(released, today), faults);

describe('redirects', () => {
  test('a released path that is still a page', () => {
    expect(say(['/', '/services/atlas', '/work/by/atlas', '/privacy'], {})).toEqual([]);
  });

  test('a released path that redirects to a page', () => {
    const faults = { 'redirects.yaml': { 0: entry('/services/old') } };
    expect(say(['/services/old'], faults)).toEqual([]);
  });

  test('a slug renamed without a redirect', () => {
    expect(say(['/services/atlas', '/services/old'], {})).toEqual([
      'content/redirects.yaml: has no entry for “/services/old”, which was released once and is no ' +
        'page now. Enter the page that took its place and why, or give the page its old file name back.',
    ]);
  });

  test('a redirect that hides a page', () => {
    const faults = { 'redirects.yaml': { 0: entry('/services/birch') } };
    expect(say([], faults)).toEqual([
      'content/redirects.yaml, 0.from: is the address of a page, which could not be reached any more. ' +
        'Remove this entry, or rename the page.',
    ]);
  });

  test('a path that is redirected twice', () => {
    const faults = { 'redirects.yaml': { 0: entry('/old'), 1: entry('/old', 'page:work') } };
    expect(say([], faults)).toEqual([
      'content/redirects.yaml, 1.from: leads “/old” away a second time. Remove one of the two.',
    ]);
  });

  test('a redirect to a page that does not exist', () => {
    const faults = { 'redirects.yaml': { 0: entry('/old', 'service:gone') } };
    expect(messagesOf(links, faults)).toEqual([
      'content/redirects.yaml, 0.to: links to “service:gone”, which is no page of this site. Name an ' +
        'existing page, for example service:seo or page:contact.',
    ]);
  });
});
