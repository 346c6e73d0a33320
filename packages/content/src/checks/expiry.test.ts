import { describe, expect, test } from 'vitest';
import { contentWith, messagesOf, type Overrides } from '#reader/test-content/content-with.ts';
import {
  comingDuties,
  dueAnswers,
  dueClaims,
  dueTerms,
  overdue,
  unconfirmedAnswers,
  unreviewed,
} from './expiry.ts';

describe('due claims', () => {
  const due = (checkAgain: string) =>
    messagesOf(dueClaims(new Date('2026-11-15T12:00:00Z')), {
      'claims.yaml': { 'market.checkAgain': checkAgain },
    });

  test('a claim that is due in sixty days is listed', () => {
    expect(due('2027-01-14')).toEqual([
      'content/claims.yaml, market.checkAgain: must be checked again by 2027-01-14. Look at the source, correct the value, and update checked and checkAgain.',
    ]);
  });

  test('one that is due later is not', () => {
    expect(due('2027-01-15')).toEqual([]);
  });

  test('one past its day is still listed', () => {
    expect(due('2026-11-14')).toEqual([
      expect.stringContaining('market.checkAgain: should have been checked again by 2026-11-14.'),
    ]);
  });
});

describe('overdue and due entries', () => {
  const faults = {
    'pages/terms-of-work.yaml': {
      'warranty.expires': '2027-05-15',
    },
    'facts.yaml': { 'price.expires': '2027-05-15' },
    'claims.yaml': { 'market.checkAgain': '2027-05-15' },
  };
  const claim = 'content/claims.yaml, market.checkAgain:';
  const fact = 'content/facts.yaml, price.expires:';
  const warranty = 'content/pages/terms-of-work.yaml, warranty.expires:';
  const fix = 'Ask Head of rules whether it still holds, correct it, and update expires.';

  test('an entry holds until the end of its day', () => {
    expect(messagesOf(overdue(new Date('2027-05-15T23:59:59Z')), faults)).toEqual([]);
  });

  test('an overdue claim, and an overdue term at any depth, with its owner', () => {
    expect(messagesOf(overdue(new Date('2027-05-16T00:00:00Z')), faults)).toEqual([
      `${claim} should have been checked again by 2027-05-15. Look at the source, correct the value, and ` +
        'update checked and checkAgain.',
      `${fact} should have been checked again by 2027-05-15. ${fix}`,
      `${warranty} should have been checked again by 2027-05-15. ${fix}`,
    ]);
  });

  test('a term is listed sixty days before it expires', () => {
    expect(messagesOf(dueTerms(new Date('2027-03-15')), faults)).toEqual([]);
    expect(messagesOf(dueTerms(new Date('2027-03-16')), faults)).toEqual([
      `${fact} must be checked again by 2027-05-15. ${fix}`,
      `${warranty} must be checked again by 2027-05-15. ${fix}`,
    ]);
  });
});

describe('answers to security people', () => {
  const item = 'answers.groups.0.items.0';
  const saying = (fields: Readonly<Record<string, unknown>>) => ({
    'pages/security.yaml': Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`${item}.${name}`, value]),
    ),
  });

  test('an overdue answer is listed once, with its question', () => {
    const faults = saying({ expires: '2027-05-15' });
    expect(messagesOf(overdue(new Date('2027-05-15T23:59:59Z')), faults)).toEqual([]);
    expect(messagesOf(overdue(new Date('2027-05-16T00:00:00Z')), faults)).toEqual([
      `content/pages/security.yaml, ${item}.expires: should have been checked again by 2027-05-15: “Is there ` +
        'a lock?”. Have “Head of locks” look again, correct the answer, and update checked and expires.',
    ]);
  });

  test('an answer is listed two months before', () => {
    const faults = saying({ expires: '2027-05-15' });
    expect(messagesOf(dueAnswers(new Date('2027-03-15')), faults)).toEqual([]);
    expect(messagesOf(dueAnswers(new Date('2027-03-16')), faults)).toHaveLength(1);
  });

  test('answers that the company has not confirmed are listed with their owner', () => {
    expect(messagesOf(unconfirmedAnswers, {})).toEqual([]);
    expect(messagesOf(unconfirmedAnswers, saying({ sample: true }))).toEqual([
      `content/pages/security.yaml, ${item}.sample: is not confirmed: “Is there a lock?” Ask ` +
        '“Head of locks” what is true and what shows it; then write false.',
    ]);
    expect(messagesOf(unconfirmedAnswers, saying({ verdict: 'unconfirmed' }))[0]).toContain(
      `${item}.verdict`,
    );
  });
});

describe('unreviewed pages', () => {
  const old = (faults: Overrides) =>
    messagesOf(unreviewed(new Date('2026-12-31T12:00:00Z')), faults);

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
});

describe('duties', () => {
  const content = contentWith({ 'claims.yaml': { 'market.checkAgain': '2027-05-15' } });
  const claimsOn = async (day: string) =>
    (await comingDuties(content, new Date(`${day}T12:00:00Z`)))
      .filter(({ file }) => file === 'claims.yaml')
      .map(({ field }) => field);

  test.each([
    ['more than two weeks before', '2027-04-30', []],
    ['two weeks before', '2027-05-01', ['market.checkAgain']],
    ['on its day', '2027-05-15', ['market.checkAgain']],
    ['long after', '2027-08-01', ['market.checkAgain']],
  ])('a duty is listed %s', async (_, day, expected) => {
    expect(await claimsOn(day)).toEqual(expected);
  });
});
