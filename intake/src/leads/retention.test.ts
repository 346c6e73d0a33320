import { readFileSync } from 'node:fs';
import { retention } from '@studio/contract/retention';
import { leadsPath } from '@studio/contract/paths';
import { expect, it } from 'vitest';

const rows = readFileSync(new URL('../../../docs/data-flow.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The last cell of a step's row: how long what it holds is kept. */
const howLong = (step: string) => rows.find((cells) => cells[1] === step)?.[4];

it('docs/data-flow.md says how long people are kept, as the code does', () => {
  expect(howLong('stored')).toContain(`${retention.enquiry.days} by default`);
  expect(howLong('subscription')).toContain(
    `${retention.unconfirmedSubscription.days} days if never confirmed`,
  );
  expect(howLong('counted')).toContain(retention.recipientCount.words);
  expect(howLong(`POST ${leadsPath}`)).toContain(`${retention.addressCount.words} for the count`);
});
