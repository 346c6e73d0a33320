import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { contradictions } from './contradictions.ts';

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
  expect(saying('Nothing is said of that here.', 'All were stored and reached sales.')).toEqual([]);
});
