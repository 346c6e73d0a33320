import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyFindings } from './backup-key.ts';
import { backupFindings, diskFinding } from './backups.ts';
import { siteFinding } from './certificate.ts';
import { editionFinding } from './editions.ts';
import { formatDuration, type Finding } from './finding.ts';
import { signInFinding } from './sign-in.ts';
import { updateFindings } from './updates.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'findings-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const HOUR = 3_600;
const DAY = 24 * HOUR;
const problems = (found: readonly Finding[]) =>
  found.filter(({ bad }) => bad).map(({ sentence }) => sentence);

it('writes durations in the largest unit that fits', () => {
  expect([5, 60, 7_300, 3 * DAY + 5].map(formatDuration)).toEqual([
    '5 seconds',
    '1 minute',
    '2 hours',
    '3 days',
  ]);
});

describe('backups', () => {
  const backup = path.join(folder, 'backup');
  const put = (name: string, ageSeconds: number) => {
    const file = path.join(backup, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, Date.now() / 1_000 - ageSeconds, Date.now() / 1_000 - ageSeconds);
  };
  const tested = (ageSeconds: number, marker = 'last-restore-test') => {
    const at = new Date(Date.now() - ageSeconds * 1_000).toISOString();
    writeFileSync(path.join(backup, marker), `${at}\n`);
  };
  beforeEach(() => {
    rmSync(backup, { recursive: true, force: true });
    put('base/20260101T000000Z.tar.gz.age', 9 * DAY);
    put('base/20260110T000000Z.tar.gz.age', 3 * HOUR);
    put('wal/000000010000000000000001.gz.age', 30);
    tested(20 * DAY);
  });

  it('are fine if they are recent and a restore was tested', async () => {
    const found = await backupFindings(backup);
    expect(problems(found)).toEqual([]);
    expect(found.map(({ sentence }) => sentence)).toContain('The last base backup is 3 hours old.');
  });

  it('of the content are checked where it is edited', async () => {
    expect(problems(await backupFindings(backup, true))).toEqual([
      'There is no backup of the content. journalctl -u studio-content-backup says why.',
    ]);
    put('repository/20260110T000000Z.bundle.age', 3 * HOUR);
    expect(problems(await backupFindings(backup, true))).toEqual([]);
    put('repository/20260110T000000Z.bundle.age', 2 * DAY);
    expect(problems(await backupFindings(backup, true))).toEqual([
      'The last backup of the content is 2 days old. journalctl -u studio-content-backup says why.',
    ]);
  });

  it('are reported if the last one is not encrypted', async () => {
    put('base/20260111T000000Z.tar.gz', 2 * HOUR);
    expect(problems(await backupFindings(backup))).toEqual([
      'The last backup is not encrypted: see "Back up and restore" in the runbook.',
    ]);
  });

  it('are reported with what to do if they are old or were never restored', async () => {
    rmSync(path.join(backup, 'base/20260110T000000Z.tar.gz.age'));
    rmSync(path.join(backup, 'wal'), { recursive: true });
    tested(200 * DAY);
    expect(problems(await backupFindings(backup))).toEqual([
      'The last base backup is 9 days old. See "Back up and restore" in the runbook.',
      "There is no archived log segment. PostgreSQL's log says why archive_command fails.",
      'A restore was last tested 200 days ago. Test one: see "Back up and restore" in the runbook.',
    ]);
    rmSync(path.join(backup, 'last-restore-test'));
    expect(problems(await backupFindings(backup))).toContain(
      'No one has tried to restore these backups. Test one: see "Back up and restore" in the runbook.',
    );
    tested(200 * DAY);
    tested(20 * DAY, 'rehearsed');
    expect((await backupFindings(backup)).map(({ sentence }) => sentence)).toContain(
      'A restore was last tested 20 days ago.',
    );
  });

  it('are reported if they are on the disk of the database, and not if that is unknown', async () => {
    const databaseIn = (data: string) => {
      writeFileSync(path.join(backup, 'data-folder'), `${data}\n`);
    };
    databaseIn(folder);
    expect(problems(await backupFindings(backup))).toEqual([
      `The backups are on the same disk as the database: losing it loses both. Put ${backup} on another disk or machine: see "Back up and restore" in the runbook.`,
    ]);
    // /proc is a separate file system on every machine; the other folder is missing, like one of another machine.
    for (const elsewhere of ['/proc', '/nowhere/data']) {
      databaseIn(elsewhere);
      expect(problems(await backupFindings(backup))).toEqual([]);
    }
  });

  it('set aside at a restore are listed until they are deleted, with the database set aside', async () => {
    const now = Date.now();
    const timeOf = (age: number) => new Date(now - age * 1_000).toISOString();
    const aside = (age: number) => `aside.${timeOf(age).slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
    const until = (age: number) => timeOf(age - 35 * DAY).slice(0, 10);
    const data = path.join(folder, 'cluster/main');
    mkdirSync(path.join(backup, aside(3 * DAY)));
    mkdirSync(`${data}.${aside(3 * DAY)}`, { recursive: true });
    mkdirSync(path.join(backup, 'aside.by-hand'));
    const named = (found: readonly Finding[]) =>
      found.map(({ sentence }) => sentence).filter((sentence) => sentence.includes('aside'));
    const inBackup = `${path.join(backup, aside(3 * DAY))} was set aside at a restore and is deleted after ${until(3 * DAY)}.`;
    expect(named(await backupFindings(backup))).toEqual([inBackup]);
    // Doctor cannot enter the data folder itself, but it can read the folder above.
    writeFileSync(path.join(backup, 'data-folder'), `${data}\n`);
    const found = await backupFindings(backup);
    expect(named(found)).toEqual([inBackup, inBackup.replace(`${backup}/`, `${data}.`)]);
    expect(problems(found)).toEqual([]);

    mkdirSync(path.join(backup, aside(36 * DAY)));
    expect(problems(await backupFindings(backup))).toEqual([]);
    mkdirSync(path.join(backup, aside(38 * DAY)));
    expect(problems(await backupFindings(backup))).toEqual([
      `${path.join(backup, aside(38 * DAY))} was set aside at a restore and should have been deleted after ${until(38 * DAY)}. Delete it; the log of the base backup says why it was not.`,
    ]);
  });

  it('are reported while their private key is on the machine', async () => {
    const key = path.join(folder, 'backup-key');
    expect(await keyFindings(key)).toEqual([]);
    writeFileSync(key, '', { mode: 0o000 });
    expect(problems(await keyFindings(key))).toEqual([
      `The private key of the backups is on this machine. Move ${key} to two places that outlive it: with the key, an attacker who takes over the machine can read every backup.`,
    ]);
  });

  it('are not checked if no folder is set', async () => {
    expect(problems(await backupFindings(undefined))).toEqual([]);
  });

  it('are reported if their disk is missing', async () => {
    expect((await diskFinding('/nowhere')).sentence).toBe(
      '/nowhere cannot be read. Is the disk there?',
    );
  });
});

describe('the certificate', () => {
  async function lasting(days: number): Promise<Finding> {
    const [cert, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
    execFileSync(
      'openssl',
      [
        ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost'.split(
          ' ',
        ),
        ...['-days', String(days), '-keyout', key, '-out', cert],
      ],
      { stdio: 'pipe' },
    );
    const server = createServer({ cert: readFileSync(cert), key: readFileSync(key) });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      return await siteFinding(`https://localhost:${port}`);
    } finally {
      server.close();
    }
  }

  it('is fine if it lasts long enough, and reported if it expires soon', async () => {
    expect(await lasting(90)).toEqual({
      sentence: 'The certificate of localhost lasts for another 89 days.',
      bad: false,
    });
    expect(await lasting(10)).toMatchObject({
      sentence: expect.stringContaining('lasts for another 9 days. Its renewal') as unknown,
      bad: true,
    });
  });

  it('is not reported if nothing answers, as on a machine behind a CDN', async () => {
    expect(await siteFinding('https://localhost:1')).toMatchObject({ bad: false });
  });
});

describe('the sign-in of the desk', () => {
  const server = createHttpServer((asked, answer) => {
    const issuer = `http://${asked.headers.host ?? ''}`;
    const isKnown = asked.url === '/.well-known/openid-configuration';
    answer.end(isKnown ? JSON.stringify({ issuer }) : 'Nothing is here.');
  });
  const addressOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.close();
  });

  it('is fine if the provider names the expected issuer', async () => {
    expect(await signInFinding(addressOf())).toMatchObject({ bad: false });
  });

  it('is reported with what to do if the issuer differs, is no provider or does not answer', async () => {
    expect((await signInFinding(`${addressOf()}/`)).sentence).toMatch(
      /Write DESK_OIDC_ISSUER exactly/u,
    );
    const away = [`${addressOf()}/realms/none`, 'http://127.0.0.1:9'];
    for (const issuer of away) {
      const { bad, sentence } = await signInFinding(issuer);
      expect([bad, sentence]).toEqual([true, expect.stringMatching(/does not answer/u)]);
    }
  });
});

describe('security updates', () => {
  const box = path.join(folder, 'box');
  const put = (name: string, days: number) => {
    const file = path.join(box, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, Date.now() / 1_000 - days * DAY, Date.now() / 1_000 - days * DAY);
  };

  it('are reported on a box if nothing installs them, or nothing has for days', async () => {
    expect(await updateFindings(box)).toEqual([]);
    put('etc/studio/site.env', 1);
    expect(problems(await updateFindings(box))).toEqual([
      expect.stringContaining('run apt-get install unattended-upgrades'),
    ]);
    put('usr/bin/unattended-upgrade', 900);
    // The first run is still to come.
    expect(problems(await updateFindings(box))).toEqual([]);
    put('etc/studio/site.env', 30);
    for (const [fetched, upgraded] of [
      [1, 5],
      [5, 1],
    ] as const) {
      put('var/lib/apt/periodic/update-stamp', fetched);
      put('var/lib/apt/periodic/upgrade-stamp', upgraded);
      expect(problems(await updateFindings(box))).toEqual([
        expect.stringContaining('last installed 5 days ago. journalctl'),
      ]);
    }
    put('var/lib/apt/periodic/update-stamp', 1);
    expect(problems(await updateFindings(box))).toEqual([]);
  });

  it('that wait for a restart of the machine are reported after days', async () => {
    put('run/reboot-required', 1);
    expect(problems(await updateFindings(box))).toEqual([]);
    put('run/reboot-required', 6);
    expect(problems(await updateFindings(box))).toEqual([
      expect.stringContaining('for 6 days. Run systemctl reboot'),
    ]);
  });
});

it('reports which edition visitors read, and one that could not be made', async () => {
  const editions = path.join(folder, 'editions');
  expect(await editionFinding(editions)).toMatchObject({ bad: true });
  mkdirSync(path.join(editions, 'live'), { recursive: true });
  const write = (file: string, value: unknown) => {
    writeFileSync(path.join(editions, file), JSON.stringify(value));
  };
  write('live/edition.json', { number: 7, at: '2026-11-17T09:00:00.000Z' });
  expect(await editionFinding(editions)).toEqual({
    bad: false,
    sentence: 'Visitors read edition 7, made on 2026-11-17.',
  });
  write('progress.json', { number: 8, state: 'failed', problem: 'The disk is full.' });
  expect(await editionFinding(editions)).toEqual({
    bad: true,
    sentence:
      'Edition 8 was not made: The disk is full. The reason is in journalctl -u studio-publish -u studio-publish-day.',
  });
});
