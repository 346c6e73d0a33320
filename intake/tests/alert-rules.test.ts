import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { subscriptionsPath } from '@old/contract/paths';
import { expect, it } from 'vitest';
import { testService } from './support/service.ts';

const rules = readFileSync(
  fileURLToPath(new URL('../../deploy/monitoring/alerts.yml', import.meta.url)),
  'utf8',
);

/** Every `name{label="value",…}` of the rules, alternatives of a `=~` one by one. */
const asked = [...rules.matchAll(/\b(intake_\w+)\{([^}]+)\}/g)].flatMap(
  ([, name = '', matchers = '']) =>
    [...matchers.matchAll(/(\w+)=~?"([^"]*)"/g)].flatMap(([, label = '', values = '']) =>
      values.split('|').map((value) => ({ name, pair: `${label}="${value}"` })),
    ),
);

it('every series the alert rules ask for is there before the first enquiry', async () => {
  await using service = await testService();
  const { body } = await service.app.inject('/metrics');
  const lines = body.split('\n');
  // An alarm is there while it is open; a kind that no rule names has the alert AlarmOpen.
  const always = asked.filter(({ name }) => name !== 'intake_alarms_open');
  expect(always.length).toBeGreaterThan(0);
  const missing = always.filter(
    ({ name, pair }) => !lines.some((line) => line.startsWith(`${name}{`) && line.includes(pair)),
  );
  expect(missing).toEqual([]);
});

it('what fails elsewhere is not counted as an enquiry turned away', async () => {
  await using service = await testService();
  await service.database.pool.query('alter table subscriptions rename to subscriptions_away');
  const answer = await service.post({
    url: subscriptionsPath,
    payload: { name: 'Asha', email: 'asha@menon.example' },
  });
  expect(answer.statusCode).toBe(503);
  const { body } = await service.app.inject('/metrics');
  expect(body).toContain('rejected_total{reason="storage",route="/api/leads"} 0\n');
  expect(body).toContain('rejected_total{reason="storage",route="/api/subscriptions"} 1\n');
});
