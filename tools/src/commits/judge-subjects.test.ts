import { expect, test } from 'vitest';
import { judgeSubjects } from './judge-subjects.ts';

const judge = (subject: string): string[] => judgeSubjects([{ id: '0123456789', subject }]);

test.each([
  'desk: show who took an enquiry',
  'site tests: wait for the menu',
  'site/sections: align the cards',
  'api, worker: log the release',
  "Merge branch 'work'",
  'Revert "a subject that is quoted by git and may be longer than sixty characters"',
])('%s is accepted', (subject) => {
  expect(judge(subject)).toEqual([]);
});

test.each([
  [`desk: ${'x'.repeat(60)}`, 'has 66 characters. Use at most 60; put the rest in the body.'],
  ['show who took it', 'names no scope. Begin like “desk: …”.'],
  ['desk: show who took it.', 'ends with a period. Remove it.'],
  ['desk: fixed the menu', 'reports. Write an order: “fix”, not “fixed” or “fixes”.'],
])('%s is refused', (subject, fault) => {
  expect(judge(subject)).toEqual([`0123456 “${subject}” ${fault}`]);
});
