import { describe, expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { allowedNumbers, claimSources, unconfirmedClaims, unsourcedNumbers } from './claims.ts';

describe('unsourced numbers', () => {
  const saying = (text: string) =>
    messagesOf(unsourcedNumbers, { 'services/atlas.yaml': { 'intro.beside': text } });

  test.each([
    ['40%', 'It saves 40% in most cases.', '40% in'],
    ['42 %', 'It is used on over 42 % of websites.', '42 %'],
    ['a share in words', 'It saves forty percent in most cases.', 'forty percent'],
    ['a currency', 'It costs $1,200 as a rule.', '$1,200 as'],
    ['a currency with a space', 'It costs ₹ 900, as a rule.', '₹ 900'],
    ['a market', 'A market of 137.5 billion USD exists.', '137.5 billion'],
    ['a year', 'It was begun in 2003.', '2003'],
    ['a unit', 'It answers within 30 ms.', '30 ms'],
    ['a unit without a space', 'It answers within 30ms.', '30ms'],
    ['hours', 'We answer within 24 h.', '24 h'],
    ['round the clock', 'There is 24/7 support.', '24/7 support'],
    ['a trial', 'There is a 14-day trial.', '14-day trial'],
    ['a count', 'There are 200+ add-ons.', '200+ add-ons'],
  ])('%s', (_, text, figure) => {
    expect(saying(text)).toEqual([
      `content/services/atlas.yaml, intro.beside: states the figure “${figure}” without a source. ` +
        'Enter it under Claims and sources and write [claim:id], or write a small number in words.',
    ]);
  });

  test('a claim has its source', () => {
    expect(saying('The market is worth [claim:market] by now.')).toEqual([]);
  });

  test('a number in words is prose', () => {
    expect(saying('Two people need three to five weeks.')).toEqual([]);
  });

  test.each(allowedNumbers)('%s is a name', (name) => {
    expect(saying(`We work with ${name}, among others.`)).toEqual([]);
  });

  test('a name does not cover the number beside it', () => {
    expect(saying('Storage in S3 costs 5 cents.')).toHaveLength(1);
  });

  test('the terms of work use facts instead of numbers', () => {
    const faults = { 'pages/terms-of-work.yaml': { 'warranty.text': 'It lasts for 90 days.' } };
    expect(messagesOf(unsourcedNumbers, faults)).toHaveLength(1);
  });

  test('a vacancy states our own terms', () => {
    const terms = 'Five days a week, 40 hours, of which 8 are yours to learn.';
    const faults = {
      'vacancies/engineer.yaml': {
        sample: false,
        title: 'Engineer',
        summary: 'An engineer who draws before building, told in the seventy characters it takes.',
        from: '2026-01-01',
        until: '2026-02-01',
        place: terms,
        employment: 'full-time',
        work: terms,
        needs: [terms, terms],
        offers: [terms, terms],
        apply: terms,
      },
    };
    expect(messagesOf(unsourcedNumbers, faults)).toEqual([]);
  });
});

describe('claim sources', () => {
  const text = 'The market is worth [claim:market] by now.';

  test('a service page shows its sources', () => {
    expect(messagesOf(claimSources, { 'services/atlas.yaml': { 'intro.beside': text } })).toEqual(
      [],
    );
  });

  test('a page without source lines', () => {
    expect(messagesOf(claimSources, { 'projects/fir.yaml': { problem: text } })).toEqual([
      'content/projects/fir.yaml, problem: uses the claim “market” on a page that shows no sources. ' +
        'Say it on a service page, or without the fact.',
    ]);
  });
});

describe('unconfirmed claims', () => {
  test('a claim with a publisher', () => {
    expect(messagesOf(unconfirmedClaims, {})).toEqual([]);
  });

  test('a claim without one', () => {
    expect(messagesOf(unconfirmedClaims, { 'claims.yaml': { 'market.publisher': null } })).toEqual([
      'content/claims.yaml, market.publisher: is not known, so the page says “Source not yet ' +
        'confirmed”. Name who published the fact, or take the claim out of the pages.',
    ]);
  });
});
