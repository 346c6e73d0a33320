import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command } from '@studio/worker/cli/command.ts';
import { machineFindings } from '@studio/worker/cli/findings/certificate.ts';
import {
  probeFinding,
  standbyFinding,
  workerFinding,
} from '@studio/worker/cli/findings/database.ts';
import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import { openChannels } from '@studio/mail/channel-routing.ts';
import { recordHeartbeat } from '@studio/enquiries/alarms/heartbeat.store.ts';
import { silentLog } from './support/database.ts';
import { withProbe } from './support/probe.ts';
import { testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let service: TestService;
beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

function cli(name: string, ...args: string[]): Promise<string> {
  const command = commands.get(name) as Command;
  return command({ config: service.config, database: service.database, log: silentLog, args });
}

const doctorOf = async (one: TestService): Promise<string> =>
  (commands.get('doctor') as Command)({
    config: await withProbe(one),
    database: one.database,
    log: silentLog,
    args: [],
  });

it('doctor passes, and says in sentences what is wrong', async () => {
  const output = await doctorOf(service);
  expect(output).toContain('are in order');
  expect(output).toContain('No one receives alarms');
  expect(output).toContain('No worker has run');
  expect(output).toContain("This machine's clock and PostgreSQL's agree.");
  expect(output).toMatch(/The last probe arrived \d+ seconds? ago\./u);
  expect(output).toContain('INTAKE_BACKUP_FOLDER is not set');
  await using broken = await testService({
    INTAKE_CHANNELS: 'smtp,webhook',
    INTAKE_SMTP_URL: 'smtp://nowhere.invalid',
    INTAKE_WEBHOOK_URL: 'https://nowhere.invalid/',
    INTAKE_WEBHOOK_SECRET: 'whsec_YS13ZWJob29rLXNlY3JldC10aGF0LWlzLXVzZWQtaW4tdGVzdHM=',
  });
  const command = commands.get('doctor') as Command;
  const { config, database } = broken;
  await expect(command({ config, database, log: silentLog, args: [] })).rejects.toThrow(
    "The SMTP server's host nowhere.invalid has no address in DNS.",
  );
});

it('doctor reports that the API cannot send the alarm that the worker is silent', async () => {
  const doctor = async (changes: Record<string, string>) => {
    await using one = await testService({
      INTAKE_SMTP_URL: smtp.url,
      INTAKE_ALARM_TO: 'night@company.example',
      ...changes,
    });
    return await doctorOf(one);
  };
  await expect(doctor({})).rejects.toThrow('No one would learn that the worker is silent');
  await expect(doctor({ INTAKE_ALARM_SMTP_URL: smtp.url })).resolves.toContain('are in order');
});

it('doctor reports a worker that stopped', async () => {
  const { db } = service.database;
  await recordHeartbeat(db);
  expect(await workerFinding(db)).toMatchObject({ bad: false });
  await sql`update heartbeats set last_seen_at = now() - interval '3 hours'`.execute(db);
  expect(await workerFinding(db)).toMatchObject({
    sentence: expect.stringContaining('for 3 hours') as unknown,
    bad: true,
  });
  await sql`delete from heartbeats`.execute(db);
});

it('doctor reports a probe that is missing or overdue, and standbys that do not follow', async () => {
  await using empty = await testService();
  const { db } = empty.database;
  expect(await probeFinding(db, undefined)).toEqual({
    subject: 'probe',
    sentence: 'No probe is sent: set INTAKE_PROBE_CRON, so that a broken form is noticed.',
    bad: true,
  });
  expect(await probeFinding(db, '0 * * * *')).toMatchObject({ bad: true });
  const sentence = 'The form does not take a probe.';
  await raiseAlarm(db, { kind: 'probe', subject: 'front door', message: sentence });
  expect(await probeFinding(db, '0 * * * *')).toEqual({
    sentence: `${sentence} See the alarm "probe" in the runbook.`,
    bad: true,
  });
  await clearAlarm(db, 'probe', ['front door']);
  expect(await standbyFinding(db)).toEqual({
    subject: 'standbys',
    sentence:
      '0 standbys follow, the slowest 0.0 s behind. If one more fails, new enquiries are rejected: restore it, see "Three machines".',
    bad: true,
  });
});

it('doctor reports a certificate between the database’s machines from 30 days before its end', async () => {
  const { db } = service.database;
  const folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
  const [cert, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const lasting = async (days: number) => {
    const words = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=a'.split(' ');
    const files = ['-days', `${days}`, '-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', ...words, ...files], { stdio: 'ignore' });
    // Where Patroni of the machine answers that PostgreSQL runs on.
    const patroni = createServer({ cert: readFileSync(cert), key: readFileSync(key) });
    await once(patroni.listen(0, '127.0.0.1'), 'listening');
    const found = await machineFindings(db, (patroni.address() as AddressInfo).port);
    patroni.close();
    return found;
  };
  expect(await lasting(32)).toMatchObject([{ bad: false }]);
  expect(await lasting(29)).toMatchObject([
    {
      bad: true,
      subject: 'certificate of 127.0.0.1',
      sentence: expect.stringContaining('the machines no longer reach each other') as unknown,
    },
  ]);
  // Nothing listens: a database elsewhere, or a machine that the other findings report.
  expect(await machineFindings(db, 9)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('doctor distinguishes a refused login from a server that is down', async () => {
  const problemWith = async (url: string) => {
    const channel = openChannels({
      ...service.config.channels,
      smtp: service.config.channels.smtp && { ...service.config.channels.smtp, url },
    }).channels.get('smtp');
    const problem = await channel?.check();
    channel?.close();
    return problem;
  };
  await using closed = await smtpServer();
  const away = closed.url;
  await closed[Symbol.asyncDispose]();
  expect(await problemWith(away)).toMatch(/^The SMTP server at 127\.0\.0\.1 cannot be reached/);
  await using strict = await smtpServer();
  const login = strict.url.replace('smtp://', 'smtp://site:wrong@');
  expect(await problemWith(login)).toMatch(/^The SMTP server at 127\.0\.0\.1 refused our login/);
});

it('lists show the sender, and --help is not an error', async () => {
  const enquiry = { name: 'Ravi\u202Ex', companyname: 'Looms', subject: 'Who' };
  const answer = await service.postEnquiry({ idempotencykey: randomUUID(), ...enquiry });
  const { reference } = answer.json<{ reference: string }>();
  const line = (await cli('enquiries list')).split('\n').find((each) => each.startsWith(reference));
  expect(line).toMatch(/ {2}Ravi\uFFFDx, Looms: Who$/u);
  const program = path.join(import.meta.dirname, '../apps/worker/src/cli/intake.ts');
  for (const words of [['--help'], ['enquiries', 'list', '--help']]) {
    const { status, stdout } = spawnSync(process.execPath, [program, ...words], { env: {} });
    expect(status).toBe(0);
    expect(stdout.toString()).toContain('intake <command>');
  }
  const { status } = spawnSync(process.execPath, [program, 'dance'], { env: {} });
  expect(status).toBe(78);
});
