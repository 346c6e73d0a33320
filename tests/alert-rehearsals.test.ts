import { openQueue } from '@studio/enquiries/database/queue.ts';
import { backfillWork } from '@studio/enquiries/submission/create-work.store.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLog } from './support/database.ts';
import { beginRehearsal, enquire, entryOf, isOver, type Rehearsal } from './support/rehearsal.ts';
import { addColleague, letTimePass, storeReply } from './support/replies.ts';
import { responseTarget } from './support/response-target.ts';
import { runFrom } from './support/runbook.ts';
import { eventually } from './support/service.ts';

/**
 * Each test causes an alert with real processes, sees it fire in a real Prometheus, and does what the runbook's entry
 * says. alert-rehearsals-around, -rates and -alarms have the others. A full disk is rehearsed by
 * `npm run fault -- disk-full`, which must be root.
 */
let rehearsal: Rehearsal;
beforeEach(async () => {
  rehearsal = await beginRehearsal();
});
afterEach(() => rehearsal[Symbol.asyncDispose]());

it('dead worker: the entry names what waits, and starting it ends the alerts', async () => {
  const { database, smtp, env, start, watchedApi } = rehearsal;
  const watched = await watchedApi();
  const worker = await start('worker', env());
  await worker.end('SIGKILL');
  const reference = await enquire(watched.api);
  await database.pool.query(`update heartbeats set last_seen_at = now() - interval '3 minutes'`);
  await database.pool.query(`update enquiries set received_at = now() - interval '6 minutes'`);
  const silent = await entryOf(watched, 'WorkerDown');
  const waiting = await entryOf(watched, 'EnquiryNotPlanned');
  for (const { look } of [silent, waiting])
    expect(await runFrom(look, 'intake enquiries waiting', env())).toMatch(
      new RegExp(`^${reference} .* enquiry: not taken up$`, 'mu'),
    );
  await start('worker', env());
  await isOver(watched, 'WorkerDown');
  await isOver(watched, 'EnquiryNotPlanned');
  await eventually(() => {
    expect(smtp.received.filter(({ raw }) => raw.includes(reference))).toHaveLength(1);
  });
});

it('the API is gone: the entry says where to look', async () => {
  const { watchedApi } = rehearsal;
  const watched = await watchedApi();
  await eventually(async () => {
    const { data } = await watched.prometheus.ask('up{job="intake"} == 1');
    expect(data?.result).toHaveLength(1);
  });
  await watched.api.end('SIGKILL');
  const { look } = await entryOf(watched, 'ApiDown');
  expect(look).toContain('/readyz');
});

it('failed replies: the entry names the enquiry, and its fix sends each once', async () => {
  const { database, smtp, env, start, watchedApi } = rehearsal;
  const watched = await watchedApi();
  const reference = await enquire(watched.api);
  const { rows } = await database.pool.query<{ id: string }>(
    `update enquiries set state = 'planned' returning id`,
  );
  await backfillWork(database.db, responseTarget);
  const queue = await openQueue(database, 'producer', silentLog);
  const staffId = await addColleague(database, 'Asha');
  const id = await storeReply(database, queue, { enquiryId: rows[0]?.id ?? '', staffId });
  await queue.stop();
  await letTimePass(database);
  smtp.behavior = 'refuses';
  await start('worker', env());
  const { look, fix } = await entryOf(watched, 'DeliveryFailed');
  expect(await runFrom(look, 'intake enquiries waiting', env())).toMatch(
    new RegExp(`^${reference} .* reply by smtp: failed {2}\\S`, 'mu'),
  );
  smtp.behavior = 'takes';
  expect(await runFrom(fix, 'intake deliveries retry', env())).toContain('1 failed deliveries');
  await eventually(() => {
    const ids = smtp.received.map(({ mail }) => mail.messageId);
    expect(ids).toEqual([`<${id}.reply@desk.company.example>`]);
  });
});

it('a provider that is busy: the entry names the enquiry whose mail waits', async () => {
  const { database, smtp, env, start, watchedApi } = rehearsal;
  const watched = await watchedApi();
  smtp.behavior = 'busy';
  const reference = await enquire(watched.api);
  await start('worker', env());
  const waiting = `update deliveries set created_at = now() - interval '16 minutes' where problem is not null`;
  await eventually(async () => {
    expect((await database.pool.query(waiting)).rowCount).toBe(1);
  });
  const { look } = await entryOf(watched, 'DeliveryDelayed');
  expect(await runFrom(look, 'intake enquiries waiting', env())).toMatch(
    new RegExp(`^${reference} .* sales by smtp: (?:pending|sending) {2}\\S`, 'mu'),
  );
});
