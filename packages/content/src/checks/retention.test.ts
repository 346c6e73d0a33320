import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { retentionWords } from './retention.ts';

const privacy = (...paragraphs: string[]) =>
  messagesOf(retentionWords, {
    'legal/privacy.yaml': { 'sections.0.paragraphs': [], 'sections.1.paragraphs': paragraphs },
  });

const enquiries = 'Enquiries are deleted one year after they arrived.';
const subscriptions = 'Unconfirmed subscriptions are deleted after a week, others when you leave.';

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
  expect(privacy('Enquiries are deleted. We are one year old.', subscriptions)).toEqual([enquiry]);
  expect(privacy('We keep nothing that you send us.')).toEqual([enquiry, subscription]);
});
