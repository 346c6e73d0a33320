import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backupFindings, diskFinding } from './backups.ts';
import { certificateFinding } from './certificate.ts';
import { spoken, type Finding } from './finding.ts';
import { signInFinding } from './sign-in.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'findings-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const HOUR = 3_600;
const DAY = 24 * HOUR;
const problems = (found: readonly Finding[]) =>
  found.filter(({ bad }) => bad).map(({ sentence }) => sentence);

it('speaks of times as people do', () => {
  expect([5, 60, 7_300, 3 * DAY + 5].map(spoken)).toEqual([
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
  const rehearsed = (ageSeconds: number) => {
    const at = new Date(Date.now() - ageSeconds * 1_000).toISOString();
    writeFileSync(path.join(backup, 'rehearsed'), `${at}\n`);
  };
  beforeEach(() => {
    rmSync(backup, { recursive: true, force: true });
    put('base/20260101T000000Z.tar.gz', 9 * DAY);
    put('base/20260110T000000Z.tar.gz', 3 * HOUR);
    put('wal/000000010000000000000001.gz', 30);
    rehearsed(20 * DAY);
  });

  it('that are fresh and were rehearsed are fine', async () => {
    const found = await backupFindings(backup);
    expect(problems(found)).toEqual([]);
    expect(found.map(({ sentence }) => sentence)).toContain('The last base backup is 3 hours old.');
  });

  it('that are old, or that nobody tried, are told with what to do', async () => {
    rmSync(path.join(backup, 'base/20260110T000000Z.tar.gz'));
    rmSync(path.join(backup, 'wal'), { recursive: true });
    rehearsed(200 * DAY);
    expect(problems(await backupFindings(backup))).toEqual([
      'The last base backup is 9 days old. See "Back up and restore" in the runbook.',
      "There is no archived piece of log. PostgreSQL's log says why archive_command fails.",
      'A restore was last rehearsed 200 days ago. Rehearse one: see "Back up and restore" in the runbook.',
    ]);
    rmSync(path.join(backup, 'rehearsed'));
    expect(problems(await backupFindings(backup))).toContain(
      'Nobody has tried to restore these backups. Rehearse one: see "Back up and restore" in the runbook.',
    );
  });

  it('that nobody named are not looked at', async () => {
    expect(problems(await backupFindings(undefined))).toEqual([]);
  });

  it('on a disk that is gone are told', async () => {
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
      return await certificateFinding(`https://localhost:${port}`);
    } finally {
      server.close();
    }
  }

  it('that lasts is fine, one that ends soon is told', async () => {
    expect(await lasting(90)).toEqual({
      sentence: 'The certificate of localhost lasts for another 89 days.',
      bad: false,
    });
    expect(await lasting(10)).toMatchObject({
      sentence: expect.stringContaining('lasts for another 9 days. Its renewal') as unknown,
      bad: true,
    });
  });

  it('is not looked at where nothing answers, which a machine behind a CDN may see', async () => {
    expect(await certificateFinding('https://localhost:1')).toMatchObject({ bad: false });
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

  it('is fine when it says who it is', async () => {
    expect(await signInFinding(addressOf())).toMatchObject({ bad: false });
  });

  it('is told with what to do when it has another name, is no provider or is away', async () => {
    expect((await signInFinding(`${addressOf()}/`)).sentence).toMatch(/Write DESK_ISSUER exactly/u);
    const away = [`${addressOf()}/realms/none`, 'http://127.0.0.1:9'];
    for (const issuer of away) {
      const { bad, sentence } = await signInFinding(issuer);
      expect([bad, sentence]).toEqual([true, expect.stringMatching(/does not answer/u)]);
    }
  });
});
