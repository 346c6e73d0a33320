import { readFileSync } from 'node:fs';
import { retention } from '@studio/contract/retention';
import { enquiriesPath } from '@studio/contract/paths';
import { expect, it } from 'vitest';
import { signedTokens } from '@studio/platform/token.ts';

const rows = readFileSync(new URL('../../../../docs/data-flow.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The last cell of a step's row: its retention period. */
const howLong = (step: string) => rows.find((cells) => cells[1] === step)?.[4];

it('docs/data-flow.md states the same retention periods as the code', () => {
  expect(howLong('stored')).toContain(`${retention.enquiry.days} days; then`);
  expect(howLong('subscription')).toContain(
    `${retention.unconfirmedSubscription.days} days if never confirmed`,
  );
  expect(howLong('their own page')).toContain(`${retention.enquiryLink.days} days`);
  expect(howLong('erased')).toContain(`${retention.backup.days} days`);
  expect(howLong('page views')).toContain(`sums ${retention.visits.months} months`);
  expect(howLong('page views')).toContain(`after ${retention.searchedOnce.days} days`);
  expect(howLong('counted')).toContain(retention.recipientCount.words);
  expect(howLong(`POST ${enquiriesPath}`)).toContain(
    `${retention.addressCount.words} for the count`,
  );
});

it('a link expires with its key, and backups when the receipt says', () => {
  const clock = { now: () => new Date(0) };
  const [, expires] = signedTokens('secret', clock).issue('enquiry', 'key').split('.');
  expect(Number(expires)).toBe(retention.enquiryLink.days * 86_400);
  const prune = new URL('../../../../deploy/backup/prune.sh', import.meta.url);
  expect(readFileSync(prune, 'utf8')).toContain(`'${retention.backup.days} days ago'`);
});
