import { describe, expect, test } from 'vitest';
import { messagesOf, type Overrides } from '#reader/test-content/content-with.ts';
import { withoutServer } from '#reader/test-content/without-server.ts';
import { contradictions, countryNames, statedResponseTarget } from './contradictions.ts';

describe('contradictions', () => {
  const saying = (one: string, other: string) =>
    messagesOf(contradictions, {
      'services/atlas.yaml': { 'intro.beside': one },
      'pages/about.yaml': { opening: other },
    });

  test('a statement that another page denies is reported with both places', () => {
    expect(saying('We carry insurance for it.', 'No policy has been confirmed yet.')).toEqual([
      'content/services/atlas.yaml, intro.beside: says “We carry insurance”, and ' +
        'content/pages/about.yaml, opening, says the opposite. ' +
        'Say on both pages that no policy is confirmed yet, or confirm one on both.',
    ]);
    expect(
      saying('There is no sales department.', 'All were stored and reached sales.'),
    ).toHaveLength(1);
  });

  test.each([
    ['All rights in the final mark after payment.', 'Every right is yours as they are made.'],
    ['Modules we built before. They stay yours.', 'Modules are yours to use and change forever.'],
    ['Then a monthly team you can pause.', 'End it with thirty days’ notice.'],
    ['The audit, then at least six months.', 'End it with thirty days’ notice.'],
    ['An engineer is on call.', 'Nights and weekends are a separate contract.'],
    ['Monitoring, on-call, security updates.', 'Nights and weekends are a separate contract.'],
  ])('“%s” against “%s”', (one, other) => {
    expect(saying(one, other)).toHaveLength(1);
  });

  test('either of the two alone is no fault', () => {
    expect(saying('We carry insurance for it.', 'Nothing is said of that here.')).toEqual([]);
    expect(saying('Nothing is said of that here.', 'All were stored and reached sales.')).toEqual(
      [],
    );
  });
});

describe('stated response target', () => {
  const promised = (text: string, hours: Record<string, unknown> = {}) =>
    messagesOf(statedResponseTarget, {
      'pages/contact.yaml': {
        answers: { sample: false, items: [{ title: 'When you hear from us', text }] },
      },
      'working-hours.yaml': hours,
    });

  test('a contact page without answers states nothing', () => {
    expect(messagesOf(statedResponseTarget, {})).toEqual([]);
  });

  test('the hours of the target, or days if they are whole', () => {
    expect(promised('You hear from us within eight business hours.')).toEqual([]);
    expect(promised('Within one business day, Monday to Friday.')).toEqual([]);
    expect(promised('Within one business hour.', { promise: 1 })).toEqual([]);
    expect(promised('Within two business days.', { promise: 16 })).toEqual([]);
  });

  test('a target that differs from the desk’s', () => {
    expect(promised('Within two business days.')).toEqual([
      'content/pages/contact.yaml, answers.items.0.text: does not say “eight business hours” or “one ' +
        'business day”, which is what working-hours.yaml promises. Write [fact:answer-time] here, or ' +
        'change the promise there.',
    ]);
    expect(promised('Within one business day.', { promise: 4 })).toHaveLength(1);
    expect(promised('Within one business day.', { closes: '18:30' })).toHaveLength(1);
  });
});

describe('country names', () => {
  const tagline = 'Software from India for everybody.';

  test('a company may name its own country', () => {
    expect(messagesOf(countryNames, { 'company.yaml': { tagline } })).toEqual([]);
  });

  test('after a move, the former country is found', () => {
    const moved = {
      'company.yaml': { tagline, 'contact.country': 'Ireland' },
      'working-hours.yaml': { zone: 'Europe/Dublin' },
    };
    expect(messagesOf(countryNames, moved)).toEqual([
      'content/company.yaml, tagline: names India, but contact.country of company.yaml says Ireland. Name Ireland, or no country at all.',
    ]);
  });

  const inPortugal = {
    'company.yaml': { 'contact.country': 'Portugal' },
    'working-hours.yaml': { zone: 'Europe/Lisbon' },
  };
  const left = (faults: Overrides) => messagesOf(countryNames, { ...inPortugal, ...faults });

  test('law, time and money of another country are found beside the forms and on every page', () => {
    expect(
      left({
        'form-notices.yaml': { 'enquiry.complain': 'Go to the Data Protection Board then.' },
      }),
    ).toEqual([
      'content/form-notices.yaml, enquiry.complain: names Data Protection Board, a word of India, but ' +
        'contact.country of company.yaml says Portugal. Name Portugal, or no country at all.',
    ]);
    for (const words of [
      'Monday to Friday, Indian time.',
      'Ten lakh is enough.',
      'It costs ₹ 500.',
    ])
      expect(left({ 'pages/contact.yaml': { other: words } })).toHaveLength(1);
    expect(left({ 'legal/privacy.yaml': { opening: 'We follow the DPDP Act.' } })).toHaveLength(1);
    const alone = 'without-server/privacy.yaml';
    const opening = 'We follow the DPDP Act.';
    expect(left({ [alone]: { ...withoutServer[alone], opening } })).toHaveLength(1);
    expect(left({})).toEqual([]);
    expect(messagesOf(countryNames, { 'pages/contact.yaml': { other: 'Indian time.' } })).toEqual(
      [],
    );
  });

  test.each([
    'Coimbatore',
    'Tamil Nadu',
    'Malayalam',
    'Diwali',
    'Republic Day',
    'Kolkata',
    'CERT-In',
  ])('%s is a word of India', (word) => {
    const faults = { 'pages/contact.yaml': { other: `We know ${word} well.` } };
    expect(left(faults)).toHaveLength(1);
    expect(messagesOf(countryNames, faults)).toEqual([]);
  });

  test('the holidays and the time zone of another country are found', () => {
    const zone = 'Europe/Lisbon';
    const holidays = [{ day: '2027-01-26', name: 'Republic Day' }];
    expect(left({ 'working-hours.yaml': { zone, holidays } })).toEqual([
      'content/working-hours.yaml, holidays.0.name: names Republic Day, a word of India, but ' +
        'contact.country of company.yaml says Portugal. Name Portugal, or no country at all.',
    ]);
    expect(left({ 'working-hours.yaml': { zone: 'Asia/Kolkata' } })).toEqual([
      'content/working-hours.yaml, zone: is Asia/Kolkata, the time of India, but contact.country of ' +
        'company.yaml says Portugal. Write the time zone of the office.',
    ]);
  });
});
