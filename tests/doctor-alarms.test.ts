import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ownSettings } from '@studio/contract/own-secrets';
import { install } from '@studio/enquiries/jobs/install.ts';
import { openAlarms } from '@studio/enquiries/alarms/alarm.store.ts';
import { openDatabase } from '@studio/enquiries/database/db.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentLog, type TestDatabase } from './support/database.ts';
import { freePort } from './support/processes.ts';
import { addProbe, probeCron } from './support/probe.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { settings } from './support/settings.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

/** These run what the timers and units of a box run, with a PostgreSQL that cannot archive its log. */
const root = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
const backup = path.join(folder, 'backup');
const here = hostname();
let enquiryMails: TestSmtp;
let alarmMails: TestSmtp;
let service: TestService;
let env: Readonly<Record<string, string>>;

/** PostgreSQL refuses to run as root. */
const asPostgres = (program: string, ...args: string[]) => {
  const versions = readdirSync('/usr/lib/postgresql').map(Number);
  const idOf = (what: string) => Number(execFileSync('id', [what, 'postgres']));
  execFileSync(`/usr/lib/postgresql/${Math.max(...versions)}/bin/${program}`, args, {
    uid: idOf('-u'),
    gid: idOf('-g'),
    cwd: '/',
    stdio: 'ignore',
  });
};
const data = path.join(folder, 'data');

async function ownPostgres(): Promise<TestDatabase> {
  execFileSync('chown', ['postgres', folder]);
  const port = await freePort();
  asPostgres('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync');
  const flags = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c archive_mode=on`;
  asPostgres('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', flags, 'start');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const database = openDatabase({
    url,
    connections: 5,
    statementTimeoutMs: 60_000,
    onIdleError: () => undefined,
  });
  await install(database, silentLog);
  return { ...database, url, [Symbol.asyncDispose]: () => database.close() };
}

const archivesBy = async (command: string) => {
  const { pool } = service.database;
  await pool.query(`alter system set archive_command = '${command}'`);
  await pool.query('select pg_reload_conf()');
  await pool.query('select pg_switch_wal()');
};

const put = (name: string, daysOld: number) => {
  const file = path.join(backup, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, Date.now() / 1_000 - daysOld * 86_400, Date.now() / 1_000 - daysOld * 86_400);
};

beforeAll(async () => {
  enquiryMails = await smtpServer();
  alarmMails = await smtpServer();
  const changes = {
    INTAKE_SMTP_URL: enquiryMails.url,
    INTAKE_ALARM_TO: 'night@company.example',
    INTAKE_ALARM_SMTP_URL: alarmMails.url,
    INTAKE_PROBE_CRON: probeCron,
    INTAKE_BACKUP_FOLDER: backup,
  };
  const database = await ownPostgres();
  service = await testService(changes, database);
  env = settings(database.url, changes);
  await addProbe(database);
  put('base/20260110T000000Z.tar.gz.age', 0);
  put('wal/000000010000000000000001.gz.age', 0);
  writeFileSync(path.join(backup, 'last-restore-test'), new Date().toISOString());
  await service.startWorker();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  asPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  await alarmMails[Symbol.asyncDispose]();
  await enquiryMails[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const run = promisify(execFile);
const intake = async (given: Readonly<Record<string, string>>, ...words: string[]) =>
  (
    await run(process.execPath, ['apps/worker/src/cli/intake.ts', ...words], {
      cwd: root,
      env: given,
    })
  ).stdout;
const doctor = () => intake(ownSettings('operator', env), 'doctor', '--alarm');
const subjects = () => alarmMails.received.map(({ mail }) => mail.subject ?? '');

it('what doctor finds is mailed once each, and so is its end: an archive that fails, an old backup', async () => {
  expect(await doctor()).toBe('Doctor found nothing wrong.\n');
  put('base/20260110T000000Z.tar.gz.age', 3);
  await archivesBy('false');
  await eventually(async () => {
    expect(await doctor()).toContain('PostgreSQL cannot archive its log');
  });
  const [archive, old] = [`doctor (${here}: archive)`, `doctor (${here}: base backup)`];
  await eventually(() => {
    expect(subjects().toSorted()).toEqual([`Alarm: ${archive}`, `Alarm: ${old}`].toSorted());
  });
  const texts = alarmMails.received.map(({ mail }) => mail.text ?? '');
  expect(texts).toContainEqual(expect.stringContaining('The last base backup is 3 days old.'));
  expect(texts).toContainEqual(expect.stringContaining('the last segment was archived never'));

  put('base/20260111T000000Z.tar.gz.age', 0);
  expect(await doctor()).not.toContain('base backup');
  await archivesBy('true');
  await eventually(async () => {
    expect(await doctor()).toBe('Doctor found nothing wrong.\n');
  });
  await eventually(() => {
    expect(subjects().slice(2).toSorted()).toEqual([`Over: ${archive}`, `Over: ${old}`].toSorted());
  });
});

it('a unit that fails is mailed with how to read its log, also when a setting is wrong, and clears', async () => {
  const { INTAKE_WORKER_DATABASE_URL = '' } = env;
  const ofUnit = { INTAKE_WORKER_DATABASE_URL, INTAKE_CHANNELS: 'pigeon' };
  const before = alarmMails.received.length;
  await intake(ofUnit, 'alarm', 'raise', 'studio-backup');
  await intake(ofUnit, 'alarm', 'raise', 'studio-backup');
  // Another unit's success, and doctor, leave it open.
  await intake(ofUnit, 'alarm', 'clear', 'studio-doctor');
  await doctor();
  await eventually(() => {
    expect(subjects().slice(before)).toEqual([`Alarm: unit (${here}: studio-backup)`]);
  });
  expect(alarmMails.received.at(-1)?.mail.text).toContain('journalctl -u studio-backup -n 50');
  await intake(ofUnit, 'alarm', 'clear', 'studio-backup');
  expect(await openAlarms(service.database.db)).toEqual([]);
});
