import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '#cli/commands.ts';
import type { Command } from '#cli/command.ts';
import { probeFinding, standbyFinding, workerFinding } from '#cli/findings/database.ts';
import { clearAlarm, raiseAlarm } from '#jobs/alarm.store.ts';
import { openRoutes } from '#jobs/routes.ts';
import { beat } from '#jobs/worker-watch.ts';
import { silentLog } from './support/database.ts';
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

it('doctor is content, and says in sentences what is wrong', async () => {
  const told = await cli('doctor');
  expect(told).toContain('are in order');
  expect(told).toContain('Nobody hears an alarm');
  expect(told).toContain('No worker has run');
  expect(told).toContain("This machine's clock and PostgreSQL's agree.");
  expect(told).toContain('No probe is sent');
  expect(told).toContain('INTAKE_BACKUP_FOLDER names no folder');
  await using broken = await testService({
    INTAKE_CHANNELS: 'smtp,webhook',
    INTAKE_SMTP_URL: 'smtp://nowhere.invalid',
    INTAKE_WEBHOOK_URL: 'http://nowhere.invalid/',
    INTAKE_WEBHOOK_SECRET: 'whsec_YS13ZWJob29rLXNlY3JldC10aGF0LWlzLXVzZWQtaW4tdGVzdHM=',
  });
  const command = commands.get('doctor') as Command;
  const { config, database } = broken;
  await expect(command({ config, database, log: silentLog, args: [] })).rejects.toThrow(
    "The SMTP server's host nowhere.invalid has no address in DNS.",
  );
});

it('doctor tells a worker that ended', async () => {
  const { db } = service.database;
  await beat(db);
  expect(await workerFinding(db)).toMatchObject({ bad: false });
  await sql`update heartbeats set beat_at = now() - interval '3 hours'`.execute(db);
  expect(await workerFinding(db)).toMatchObject({
    sentence: expect.stringContaining('for 3 hours') as unknown,
    bad: true,
  });
  await sql`delete from heartbeats`.execute(db);
});

it('doctor tells a probe that never arrived or is overdue, and standbys that do not follow', async () => {
  const { db } = service.database;
  expect(await probeFinding(db, '0 * * * *')).toMatchObject({ bad: true });
  const sentence = 'The form does not take a probe.';
  await raiseAlarm(db, { kind: 'probe', subject: 'front door', sentence });
  expect(await probeFinding(db, '0 * * * *')).toEqual({
    sentence: `${sentence} See the alarm "probe" in the runbook.`,
    bad: true,
  });
  await clearAlarm(db, 'probe', ['front door']);
  expect(await standbyFinding(db)).toEqual({
    sentence:
      '0 standbys follow, the slowest 0.0 s behind. With one more lost nothing is taken: see "Three machines".',
    bad: true,
  });
});

it('doctor tells a login that is refused from a server that is away', async () => {
  const complaint = async (url: string) => {
    const channel = openRoutes({
      ...service.config.channels,
      smtp: service.config.channels.smtp && { ...service.config.channels.smtp, url },
    }).channels.get('smtp');
    const told = await channel?.check();
    channel?.close();
    return told;
  };
  await using closed = await smtpServer();
  const away = closed.url;
  await closed[Symbol.asyncDispose]();
  expect(await complaint(away)).toMatch(/^The SMTP server at 127\.0\.0\.1 cannot be reached/);
  await using strict = await smtpServer();
  const login = strict.url.replace('smtp://', 'smtp://site:wrong@');
  expect(await complaint(login)).toMatch(/^The SMTP server at 127\.0\.0\.1 refused our login/);
});

it('lists say who, and --help is no mistake', async () => {
  const lead = { name: 'Ravi\u202Ex', companyname: 'Looms', subject: 'Who' };
  const answer = await service.postLead({ submissionkey: randomUUID(), ...lead });
  const { reference } = answer.json<{ reference: string }>();
  const line = (await cli('leads list')).split('\n').find((each) => each.startsWith(reference));
  expect(line).toMatch(/ {2}Ravi\uFFFDx, Looms: Who$/u);
  const program = path.join(import.meta.dirname, '../src/cli/intake.ts');
  for (const words of [['--help'], ['leads', 'list', '--help']]) {
    const { status, stdout } = spawnSync(process.execPath, [program, ...words], { env: {} });
    expect(status).toBe(0);
    expect(stdout.toString()).toContain('intake <command>');
  }
  const { status } = spawnSync(process.execPath, [program, 'dance'], { env: {} });
  expect(status).toBe(78);
});
