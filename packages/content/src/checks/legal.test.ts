import { afterEach, describe, expect, test, vi } from 'vitest';
import { messagesOf, type Overrides } from '#reader/test-content/content-with.ts';
import { withoutServer } from '#reader/test-content/without-server.ts';
import {
  addedFieldNotice,
  foundUsNotice,
  registration,
  retentionWords,
  unreviewedLegal,
} from './legal.ts';

describe('unreviewed legal texts', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const privacy = (fields: object) =>
    messagesOf(unreviewedLegal, { 'legal/privacy.yaml': { ...fields } });

  test('a text without a lawyer’s review, or changed since', () => {
    expect(privacy({})).toEqual([
      'content/legal/privacy.yaml, readByLawyer: is missing: no lawyer has read this text. Have it read, ' +
        'and enter the day.',
    ]);
    expect(privacy({ readByLawyer: '2026-01-02', updated: '2026-03-04' })).toEqual([
      'content/legal/privacy.yaml, readByLawyer: says 2026-01-02, and the text changed on 2026-03-04. ' +
        'Have it read, and enter the day.',
    ]);
    expect(privacy({ readByLawyer: '2026-03-04', updated: '2026-03-04' })).toEqual([]);
  });

  test('notices beside forms that changed after their review', () => {
    const faults = { 'form-notices.yaml': { version: '2026-03-01' } };
    expect(
      messagesOf(unreviewedLegal, faults).filter((line) => line.includes('form-notices')),
    ).toEqual([
      'content/form-notices.yaml, readByLawyer: says 2026-01-02, and the text changed on ' +
        '2026-03-01. Have it read, and enter the day.',
    ]);
  });

  test('of two privacy statements the one that the site shows', () => {
    const unread = () =>
      messagesOf(unreviewedLegal, withoutServer).map((line) => line.replace(/,.*/, ''));
    expect(unread()).toEqual(['content/legal/privacy.yaml']);
    vi.stubEnv('SITE_SERVICES', 'none');
    expect(unread()).toEqual(['content/without-server/privacy.yaml']);
  });
});

describe('retention', () => {
  const privacy = (...paragraphs: string[]) =>
    messagesOf(retentionWords, {
      'legal/privacy.yaml': { 'sections.0.paragraphs': [], 'sections.1.paragraphs': paragraphs },
    });

  const enquiries = 'Enquiries are deleted one year after they arrived.';
  const subscriptions =
    'Unconfirmed subscriptions are deleted after a week, others when you leave.';

  test('a privacy page that states the periods of the code, in any order', () => {
    expect(privacy(enquiries, subscriptions)).toEqual([]);
    expect(privacy(`${subscriptions} After one year, all enquiries go too.`)).toEqual([]);
  });

  test('a notice beside a form states the same period', () => {
    for (const field of ['enquiry.howLong', 'enquiry.brief'])
      expect(
        messagesOf(retentionWords, {
          'form-notices.yaml': { [field]: 'As long as we feel like it.' },
        }),
      ).toEqual([
        `content/form-notices.yaml, ${field}: does not say “one year”, which is how long enquiries ` +
          'are kept. Name that time, or ask a developer to keep them for another.',
      ]);
  });

  test('the notice of a subscription states how long the confirmation link works', () => {
    expect(
      messagesOf(retentionWords, {
        'form-notices.yaml': { 'subscription.howLong': 'It goes after a week.' },
      }),
    ).toEqual([
      'content/form-notices.yaml, subscription.howLong: does not say “two days”, which is how long the ' +
        'link to confirm a subscription works. Name that time, or ask a developer to keep them for another.',
    ]);
  });

  test('a privacy page that states another period, or none', () => {
    const enquiry =
      'content/legal/privacy.yaml, sections: does not say that enquiries are deleted after one year, ' +
      'which is what happens to them. Name enquiries and "one year" in one sentence, or ask a developer ' +
      'to keep them for another time.';
    const subscription =
      'content/legal/privacy.yaml, sections: does not say that unconfirmed subscriptions are deleted ' +
      'after a week, which is what happens to them. Name unconfirmed subscriptions and "a week" in one ' +
      'sentence, or ask a developer to keep them for another time.';
    expect(privacy('Enquiries are deleted after two years.', subscriptions)).toEqual([enquiry]);
    expect(privacy(enquiries, 'Unconfirmed subscriptions are deleted after a weekend.')).toEqual([
      subscription,
    ]);
    // Both words, but about different data.
    expect(privacy('Enquiries are deleted. We are one year old.', subscriptions)).toEqual([
      enquiry,
    ]);
    expect(privacy('We keep nothing that you send us.')).toEqual([enquiry, subscription]);
  });
});

describe('notices of what the form asks', () => {
  const asks = {
    'pages/contact.yaml': {
      found: { question: 'How did you find us?', answers: ['A search', 'A friend'] },
    },
  };
  const named: Overrides = {
    'form-notices.yaml': { 'enquiry.what': 'Your name and, if you say so, how you found us.' },
    'legal/privacy.yaml': { 'sections.0.paragraphs': ['We keep how you found us for one year.'] },
  };

  test('a form without the question needs no mention of it', () => {
    expect(messagesOf(foundUsNotice, {})).toEqual([]);
  });

  test('a form with the question is mentioned in its notice and on the privacy page', () => {
    expect(messagesOf(foundUsNotice, { ...asks, ...named })).toEqual([]);
    expect(messagesOf(foundUsNotice, asks)).toEqual([
      'content/form-notices.yaml, enquiry.what: does not say “how you found us”, which pages/contact.yaml ' +
        'asks. Name it among what we keep, or take the question out of the form.',
      'content/legal/privacy.yaml, sections: does not say “how you found us”, which pages/contact.yaml ' +
        'asks. Name it among what we keep, or take the question out of the form.',
    ]);
  });

  test('also in the texts of a site without a server, if there are any', () => {
    const lines = messagesOf(foundUsNotice, { ...asks, ...named, ...withoutServer });
    expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual([
      'content/without-server/form-notices.yaml, enquiry.what',
      'content/without-server/privacy.yaml, sections',
    ]);
  });

  test('a field that was added to the form is mentioned by its label, in any case', () => {
    const born = addedFieldNotice(['Year of birth']);
    expect(messagesOf(addedFieldNotice([]), {})).toEqual([]);
    expect(
      messagesOf(born, {
        'form-notices.yaml': { 'enquiry.what': 'Your name and year of birth.' },
      }),
    ).toEqual([
      'content/legal/privacy.yaml, sections: does not say “Year of birth”, which the contact form asks. ' +
        'Name it among what we keep, and set the day of the text to today.',
    ]);
    expect(messagesOf(born, withoutServer).map((line) => line.replace(/:.*/, ''))).toEqual([
      'content/form-notices.yaml, enquiry.what',
      'content/without-server/form-notices.yaml, enquiry.what',
      'content/legal/privacy.yaml, sections',
      'content/without-server/privacy.yaml, sections',
    ]);
  });
});

describe('registration', () => {
  const say = (company: object) => messagesOf(registration, { 'company.yaml': { ...company } });

  test('an Indian company with its registration', () => {
    expect(say({})).toEqual([]);
    expect(say({ 'registration.number': 'L17110MH1973PLC019786' })).toEqual([]);
  });

  test.each(['U62010TZ2023PTC00000', 'U62010 TZ2023PTC000000', 'u62010tz2023ptc000000', 'none'])(
    'an invalid number: %s',
    (number) => {
      expect(say({ 'registration.number': number })).toEqual([
        `content/company.yaml, registration.number: is “${number}”, which is not a Corporate Identity ` +
          'Number. Copy the 21 characters from the certificate of incorporation, without spaces.',
      ]);
    },
  );

  test('an Indian company without it', () => {
    const fix = 'Fill it in; until it is confirmed, with sample: true.';
    expect(say({ registration: undefined, grievances: undefined })).toEqual([
      'content/company.yaml, grievances: is missing, and an Indian company must show the name of ' +
        `a person for queries and grievances on its home page. ${fix}`,
      'content/company.yaml, registration: is missing, and an Indian company must show its registered ' +
        `office and Corporate Identity Number on its home page. ${fix}`,
    ]);
  });

  test('elsewhere other rules apply', () => {
    expect(
      say({ 'contact.country': 'Ireland', registration: undefined, grievances: undefined }),
    ).toEqual([]);
  });
});
