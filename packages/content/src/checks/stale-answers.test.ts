import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { dueAnswers, staleAnswers, unconfirmedAnswers } from './stale-answers.ts';

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
