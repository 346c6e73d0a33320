import { readdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { addressOf } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { enquiries } from '../chaos/enquiries.ts';
import { countLosses } from '../chaos/count-losses.ts';
import { ordinaryUser, ownFolder } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import { databaseContainer } from '../machines/database-container.ts';
import { newNetwork } from '../machines/network.ts';
import { seededRandom } from '../seeded-random.ts';
import { prepareDatabase, supervise } from '../service.ts';
import type { Report } from '../report.ts';

const MACHINE = 'db';
const PASSWORD = 'only-in-this-test';
const BURST = 200;
const LONG_AGO = '15.aside.20260101T000000Z';

/**
 * Runs the containers' own scripts: a base backup, more enquiries, the loss of the data, the restore of everything
 * archived. Then makes a new backup, and checks that data set aside for longer than promised is deleted.
 */
export async function containerRestore(report: Report): Promise<void> {
  if (ordinaryUser().uid === undefined) {
    report.must(false, 'This fault test makes namespaces, for which it must be run as root.');
    return;
  }
  const folder = ownFolder();
  await using network = newNetwork([MACHINE], folder);
  const host = network.addressOf(MACHINE);
  const container = databaseContainer(network, MACHINE, folder, {
    DATABASE_PASSWORD: PASSWORD,
    API_PASSWORD: PASSWORD,
    WORKER_PASSWORD: PASSWORD,
    DESK_PASSWORD: PASSWORD,
    MAIL_PASSWORD: PASSWORD,
    VISITS_PASSWORD: PASSWORD,
    PGHOST: host,
    BACKUP_RECIPIENTS: '/keys/backup-recipients',
    BACKUP_KEY: '/keys/backup-key',
    BACKUP_SCRATCH: '/tmp',
  });
  const url = `postgres://intake:${PASSWORD}@${host}:5432/postgres`;
  const query = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const files = (part: string) => {
    try {
      return readdirSync(path.join(container.backup, part)).filter((name) => name.endsWith('.age'));
    } catch {
      return [];
    }
  };
  const send = async (seed: number, name: string) => {
    await using api = supervise('api', settings(url));
    const client = enquiryClient(addressOf(await api.up()));
    const visitors = enquiries(client, seededRandom(seed), name);
    visitors.begin(BURST);
    await visitors.settle();
    client.close();
    return visitors.acknowledged;
  };

  container.start('start.sh');
  await eventually(() => query('select 1'));
  await prepareDatabase(url);
  const before = await send(1, 'Before');
  container.start('back-up.sh');
  const base = await eventually(() => {
    const [first] = files('base');
    if (first === undefined) throw new Error('No base backup was taken.');
    return first;
  });
  const after = await send(2, 'After');
  const [last] = await query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal');
  await eventually(() => {
    if (!files('wal').includes(`${last?.wal ?? ''}.gz.age`)) throw new Error('Not archived yet.');
  });
  await network.killAll(MACHINE);
  const restoreOutput = container.run('restore.sh').trim().replaceAll('\n', ' ');
  container.start('start.sh');
  await eventually(() => query('select 1 where not pg_is_in_recovery()'));

  const archived = files('wal').length;
  const kilobytes = Math.round(statSync(path.join(container.backup, 'base', base)).size / 1_024);
  const setAside = readdirSync(container.data).find((name) => name.startsWith('15.aside.'));
  if (setAside === undefined) throw new Error('The old data folder was not set aside.');
  renameSync(path.join(container.data, setAside), path.join(container.data, LONG_AGO));
  container.run('backup-tools/set-aside.sh', 'backup', '/backup');
  container.start('back-up.sh');
  await eventually(() => {
    if (files('base').length === 0) throw new Error('No base backup followed the restore.');
    if (readdirSync(container.data).includes(LONG_AGO))
      throw new Error('The old data folder was not deleted.');
  });
  report.must(!files('base').includes(base), 'The new backups are mixed with the old ones.');

  const acknowledged = new Map([...before, ...after]);
  const { lost, stored, duplicateRows } = await countLosses({ query }, acknowledged, undefined);
  report.record('restored', restoreOutput);
  report.record('base backup, compressed, KB', kilobytes);
  report.record('pieces of log archived', archived);
  report.record('acknowledged before it, after it', `${before.size}, ${after.size}`);
  report.record('stored after the restore', stored);
  report.record('archived and lost', lost);
  report.must(acknowledged.size === 2 * BURST, 'Not every enquiry was acknowledged.');
  report.must(lost === 0 && duplicateRows === 0, 'Rows are lost or doubled.');
}
