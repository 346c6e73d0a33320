import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addProbe, probeCron } from './support/probe.ts';
import {
  beginRehearsal,
  enquire,
  entryOf,
  postEnquiry,
  type Rehearsal,
} from './support/rehearsal.ts';
import { runFrom } from './support/runbook.ts';
import { eventually } from './support/service.ts';

/**
 * Alerts about shares of enquiries, caused as in alert-rehearsals.test.ts. A share of an hour or six hours counts from
 * the first scrape, so it needs no hours here; deploy/monitoring/alerts.test.yml has the hours.
 */
let rehearsal: Rehearsal;
beforeEach(async () => {
  rehearsal = await beginRehearsal();
});
afterEach(() => rehearsal[Symbol.asyncDispose]());

const SLOW_MS = 2_700;

it('enquiries are refused, stored slowly and delivered late: each entry says where to look', async () => {
  const { database, env, watchedApi } = rehearsal;
  const watched = await watchedApi();
  // A counter's first value is no increase, so Prometheus must have seen it.
  await eventually(async () => {
    const { data } = await watched.prometheus.ask(
      'intake_requests_rejected_total{reason="storage"}',
    );
    expect(data?.result).not.toEqual([]);
  });

  // Nothing can be written, and everything read: a disk that is full does the same.
  await database.pool.query('revoke insert on enquiries from intake_api');
  for (let sent = 0; sent < 4; sent += 1) expect((await postEnquiry(watched.api)).status).toBe(503);
  const refused = await entryOf(watched, 'AcceptErrorBudgetFastBurn');
  expect(await runFrom(refused.look, 'df -h', {})).toContain('Mounted on');
  const few = await entryOf(watched, 'AcceptErrorBudgetSlowBurn');
  await addProbe(database);
  const probed = env({ INTAKE_PROBE_CRON: probeCron });
  expect(await runFrom(few.look, 'intake doctor', probed)).toMatch(/enquiries|PostgreSQL/u);
  await database.pool.query('grant insert on enquiries to intake_api');

  // Another client locks the table for so long.
  const client = await database.pool.connect();
  await client.query('begin; lock table enquiries in exclusive mode');
  const slow = Promise.all([1, 2, 3].map(() => enquire(watched.api)));
  await wait(SLOW_MS);
  await client.query('commit');
  client.release();
  const references = await slow;
  const { doNot } = await entryOf(watched, 'AcceptingSlow');
  expect(doNot).toContain('synchronous_commit');

  // No worker runs, and sales should have them by now.
  await database.pool.query(`update enquiries set received_at = now() - interval '6 minutes'`);
  const late = await entryOf(watched, 'DeliveryErrorBudgetFastBurn');
  const laterOn = await entryOf(watched, 'DeliveryErrorBudgetSlowBurn');
  for (const { look } of [late, laterOn]) {
    const waiting = await runFrom(look, 'intake enquiries waiting', env());
    for (const reference of references) expect(waiting).toContain(reference);
  }
});
