import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { subscriptionsPath } from '@studio/contract/paths';
import { expect, it } from 'vitest';
import { readyDatabase } from './support/database.ts';
import { addressOf, startProcess } from './support/processes.ts';
import { testService } from './support/service.ts';
import { settings } from './support/settings.ts';

const monitoring = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../deploy/monitoring/${file}`, import.meta.url)), 'utf8');
const rules = monitoring('alerts.yml');

/** Every `name{label="value",…}` of the rules, alternatives of a `=~` one by one. */
const asked = [...rules.matchAll(/\b(intake_\w+)\{([^}]+)\}/g)].flatMap(
  ([, name = '', matchers = '']) =>
    [...matchers.matchAll(/(\w+)=~?"([^"]*)"/g)].flatMap(([, label = '', values = '']) =>
      values.split('|').map((value) => ({ name, pair: `${label}="${value}"` })),
    ),
);

it('every series that the alert rules query exists before the first enquiry', async () => {
  await using service = await testService();
  const { body } = await service.app.inject('/metrics');
  const lines = body.split('\n');
  // An alarm's series exists while it is open; a kind that no rule names has the alert AlarmOpen.
  const always = asked.filter(({ name }) => name !== 'intake_alarms_open');
  expect(always.length).toBeGreaterThan(0);
  const missing = always.filter(
    ({ name, pair }) => !lines.some((line) => line.startsWith(`${name}{`) && line.includes(pair)),
  );
  expect(missing).toEqual([]);
});

it('a failure elsewhere is not counted as a refused enquiry', async () => {
  await using service = await testService();
  await service.database.pool.query('alter table subscriptions rename to subscriptions_away');
  const answer = await service.post({
    url: subscriptionsPath,
    payload: { name: 'Asha', email: 'asha@menon.example' },
  });
  expect(answer.statusCode).toBe(503);
  const { body } = await service.app.inject('/metrics');
  expect(body).toContain('rejected_total{reason="storage",route="/api/enquiries"} 0\n');
  expect(body).toContain('rejected_total{reason="storage",route="/api/subscriptions"} 1\n');
});

it('the process reports its event loop and heap by the names the dashboard uses', async () => {
  const shown = [...monitoring('dashboard.json').matchAll(/nodejs_\w+/g)].map(([name]) => name);
  expect(shown.length).toBeGreaterThan(0);
  await using database = await readyDatabase();
  await using server = await startProcess('api', settings(database.url, {}));
  const lines = (await (await fetch(`${addressOf(server)}/metrics`)).text()).split('\n');
  const missing = shown.filter((name) => !lines.some((line) => line.startsWith(`${name} `)));
  expect(missing).toEqual([]);
});
