import { setTimeout as sleep } from 'node:timers/promises';
import { newCluster } from '@studio/ops/cluster.ts';
import {
  addressOf,
  freePort,
  startProcess,
  type TestProcess,
} from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { asRole } from '@studio/tests/support/settings.ts';
import { afterAll, expect, it } from 'vitest';
import { deskSettings } from './support/settings.ts';
import { startStaffLoad } from './support/staff-load.ts';
import { watchLive, type EventStream } from './support/stream.ts';

// A PostgreSQL of its own that may be killed; the module that creates databases reads its URL at import.
const cluster = await newCluster({ settings: ['max_connections=60'] });
await cluster.start();
process.env['INTAKE_TEST_DATABASE_URL'] = cluster.url;
const { plantSession, testDesk } = await import('./support/desk.ts');
const { addEnquiries } = await import('./support/enquiries.ts');
const { checkConsistency } = await import('./support/check-consistency.ts');

const STAFF = 12;
const ENQUIRIES = 25;
const ROUNDS = 2;
/** Answered requests between two kills: enough to lose some, however slow the machine is. */
const ANSWERED = 20;

afterAll(() => cluster[Symbol.asyncDispose]());

it('kill -9 of the desk and of PostgreSQL under load: no acknowledged change is lost, no event is duplicated or missing', async () => {
  await using desk = await testDesk();
  const staff = await Promise.all(Array.from({ length: STAFF }, () => plantSession(desk, 'sales')));
  const enquiries = await addEnquiries(desk, ...Array.from({ length: ENQUIRIES }, () => ({})));
  const port = await freePort();
  const env = {
    ...deskSettings(asRole(desk.database.url, 'intake_desk')),
    DESK_PORT: String(port),
  };
  const start = () => startProcess('desk-api', env, { asItIs: true });
  let service: TestProcess = await start();
  const address = addressOf(service);
  const [watcher = desk.newBrowser()] = staff;
  const heard = new Set<string>();
  const over = new AbortController();
  let watch: EventStream | undefined;
  // An EventSource that is disconnected reconnects with the last event it received.
  const watching = (async () => {
    let last = '0';
    while (!over.signal.aborted) {
      watch = await watchLive(address, watcher, last).catch(() => undefined);
      while (watch?.isOpen()) await sleep(20);
      for (const { id } of watch?.changes ?? []) heard.add(id);
      last = watch?.changes.at(-1)?.id ?? last;
      await sleep(50);
    }
  })();

  const shift = startStaffLoad(() => address, staff, enquiries);
  const work = async () => {
    const before = shift.acknowledged.length;
    await eventually(() => {
      expect(shift.acknowledged.length).toBeGreaterThan(before + ANSWERED);
    });
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await work();
    await service.end('SIGKILL');
    service = await start();
    await work();
    await cluster.kill();
    await cluster.start();
    await work();
    await cluster.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename is not null and pid <> pg_backend_pid() and datname like 'intake_test%'`,
    );
  }
  await work();
  await shift.end();

  const notes = await desk.sql<{ id: string }>('select id from enquiry_notes');
  const kept = new Set(notes.map(({ id }) => id));
  const events = await desk.sql<{ id: string; key: string }>(
    `select id::text, enquiry_id || ' ' || coalesce(version, 0) || ' ' || kind || ' ' ||
       coalesce(staff_id::text, '') as key from enquiry_events`,
  );
  const keys = new Set(events.map(({ key }) => key));
  const lost = shift.acknowledged.filter(({ note, change, enquiry, staffId }) =>
    note === undefined
      ? !keys.has(`${enquiry} ${change?.version ?? 0} ${change?.kind ?? ''} ${staffId}`)
      : !kept.has(note),
  );
  expect(lost).toEqual([]);
  const noted = await desk.sql(
    `select data ->> 'note' as note from enquiry_events where kind = 'noted' group by 1 having count(*) > 1`,
  );
  expect(noted).toEqual([]);
  expect((await checkConsistency(desk)).wrong).toEqual([]);
  await eventually(() => {
    const all = new Set([...heard, ...(watch?.changes ?? []).map(({ id }) => id)]);
    expect(events.filter(({ id }) => !all.has(id))).toEqual([]);
  });
  over.abort();
  watch?.stop();
  await watching;
  await service[Symbol.asyncDispose]();
  process.stdout.write(
    `${shift.acknowledged.length} acknowledged, 0 lost; ${events.length} events, all heard\n`,
  );
});
