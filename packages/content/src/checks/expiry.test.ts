import { describe, expect, test } from 'vitest';
import { contentWith, messagesOf, type Overrides } from '#reader/test-content/content-with.ts';
import {
  comingDuties,
  dueAnswers,
  dueClaims,
  dueTerms,
  expiredTerms,
  staleAnswers,
  staleClaims,
  staleMeasurements,
  unconfirmedAnswers,
  unreviewed,
} from './expiry.ts';

describe('stale claims', () => {
  const faults = { 'claims.yaml': { 'market.checkAgain': '2027-05-15' } };

  test('a claim is valid until the end of its day', () => {
    expect(messagesOf(staleClaims(new Date('2027-05-15T23:59:59Z')), faults)).toEqual([]);
  });

  test('a claim past its day', () => {
    expect(messagesOf(staleClaims(new Date('2027-05-16T00:00:00Z')), faults)).toEqual([
      'content/claims.yaml, market.checkAgain: should have been checked again by 2027-05-15. Look at the ' +
        'source, correct the value, and update checked and checkAgain.',
    ]);
  });
});

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
});

describe('expired and due terms', () => {
  const faults = {
    'pages/terms-of-work.yaml': {
      'warranty.expires': '2027-05-15',
    },
    'facts.yaml': { 'price.expires': '2027-05-15' },
  };
  const fact = 'content/facts.yaml, price.expires:';
  const warranty = 'content/pages/terms-of-work.yaml, warranty.expires:';
  const fix = 'Ask Head of rules whether it still holds, correct it, and update expires.';

  test('a term is valid until the end of its day', () => {
    expect(messagesOf(expiredTerms(new Date('2027-05-15T23:59:59Z')), faults)).toEqual([]);
  });

  test('an expired term, at any depth, with its owner', () => {
    expect(messagesOf(expiredTerms(new Date('2027-05-16T00:00:00Z')), faults)).toEqual([
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

  test('an answer is valid until the end of its day', () => {
    const faults = saying({ expires: '2027-05-15' });
    expect(messagesOf(staleAnswers(new Date('2027-05-15T23:59:59Z')), faults)).toEqual([]);
    expect(messagesOf(staleAnswers(new Date('2027-05-16T00:00:00Z')), faults)).toEqual([
      `content/pages/security.yaml, ${item}.expires: let the answer to “Is there a lock?” expire on ` +
        '2027-05-15. Have “Head of locks” look again, correct the answer, and update checked and expires.',
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

describe('stale measurements', () => {
  const faults = {
    'measurements.json': { 'lost.measured': '2026-11-15', 'lost.command': 'npm run fault -- keys' },
  };

  test('a measurement is valid for ninety days', () => {
    expect(messagesOf(staleMeasurements(new Date('2027-02-13T23:59:59Z')), faults)).toEqual([]);
  });

  test('an older one is reported with its command', () => {
    expect(messagesOf(staleMeasurements(new Date('2027-02-14')), faults)).toEqual([
      'content/measurements.json, lost: was measured on 2026-11-15, more than 90 days ago. Measure it again: ' +
        'npm run proof -- keys',
    ]);
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
      .map(({ field, from }) => [field, from]);

  test.each([
    ['more than two weeks before', '2027-05-01', []],
    ['two weeks before', '2027-05-02', [['market.checkAgain', '2027-05-16']]],
    ['the day before', '2027-05-15', [['market.checkAgain', '2027-05-16']]],
    ['when it is due', '2027-05-16', [['market.checkAgain', '2027-05-16']]],
    ['long after', '2027-08-01', [['market.checkAgain', '2027-08-01']]],
  ])('a duty is listed %s', async (_, day, expected) => {
    expect(await claimsOn(day)).toEqual(expected);
  });
});
