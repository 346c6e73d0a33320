import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compiledModules } from './support/compiled-modules.ts';
import { mailServer } from './support/dovecot.ts';
import { addressOf } from './support/processes.ts';
import { addProbe, probeCron } from './support/probe.ts';
import { beginRehearsal, entryOf, isOver, type Rehearsal } from './support/rehearsal.ts';
import { runFrom } from './support/runbook.ts';
import { eventually } from './support/service.ts';

/** Like alert-rehearsals.test.ts, for what is around the service: mailbox, certificate, visits, editions. */
const ROOT = path.join(import.meta.dirname, '..');

let rehearsal: Rehearsal;
beforeEach(async () => {
  rehearsal = await beginRehearsal();
});
afterEach(() => rehearsal[Symbol.asyncDispose]());

it('the mailbox has another password: the entry says what the server answers', async () => {
  const { parts, env, start, watchedApi } = rehearsal;
  const watched = await watchedApi();
  const dovecot = parts.use(await mailServer());
  const wrong = env({ INTAKE_IMAP_URL: dovecot.imapUrl('sales', 'wrong') });
  const room = await start('inbound-mail', wrong);
  const { look } = await entryOf(watched, 'MailboxReaderDown');
  expect(await runFrom(look, 'intake doctor', wrong)).toContain('refuses our name or password');
  await room.end('SIGKILL');
  await start('inbound-mail', env({ INTAKE_IMAP_URL: dovecot.imapUrl('sales') }));
  await isOver(watched, 'MailboxReaderDown');
});

/** A certificate of localhost that lasts for so many days; -1 has ended. */
function certificateOf(folder: string, days: number): { cert: Buffer; key: Buffer } {
  const [cert, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost';
  const openssl = (...given: string[]) => execFileSync('openssl', given, { stdio: 'pipe' });
  openssl(...words.split(' '), '-keyout', key, '-out', cert);
  // A new one cannot be made so that it has ended; one that is signed again can.
  openssl('x509', '-in', cert, '-signkey', key, '-days', String(days), '-out', cert);
  return { cert: readFileSync(cert), key: readFileSync(key) };
}

it('a certificate that was not renewed and ends: the entries name the host; a new one ends both', async () => {
  const { folder, parts, env, start, watchedApi } = rehearsal;
  const site = createServer(certificateOf(folder, 10));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  parts.defer(() => {
    site.close();
    site.closeAllConnections();
  });
  const { port } = site.address() as AddressInfo;
  const here = env({ INTAKE_SITE_URL: `https://localhost:${port}` });
  const watched = await watchedApi();
  // It looks when it starts, and then once an hour.
  let worker = await start('worker', here);
  const ending = await entryOf(watched, 'CertificateEnding');
  expect(await runFrom(ending.look, 'intake doctor', here)).toContain(
    'The certificate of localhost lasts for another 9 days',
  );

  await worker.end('SIGTERM');
  site.setSecureContext(certificateOf(folder, -1));
  worker = await start('worker', here);
  const ended = await entryOf(watched, 'CertificateEnded');
  expect(await runFrom(ended.look, 'intake doctor', here)).toContain(
    'The certificate of localhost expired.',
  );
  await isOver(watched, 'CertificateEnding');

  await worker.end('SIGTERM');
  site.setSecureContext(certificateOf(folder, 90));
  await start('worker', here);
  await isOver(watched, 'CertificateEnded');
});

it('counting stopped: the entry names the file that waits, and starting it ends the alert', async () => {
  const { database, folder, env, start, watchedApi } = rehearsal;
  const watched = await watchedApi();
  const visits = path.join(folder, 'visits');
  mkdirSync(visits);
  const here = env({ INTAKE_VISITS_FOLDER: visits });
  const counter = await start('visit-counter', here);
  const beats = `update heartbeats set last_seen_at = now() - interval '11 minutes' where process = 'visit-counter'`;
  await eventually(async () => {
    expect((await database.pool.query(beats)).rowCount).toBe(1);
  });
  await counter.end('SIGKILL');
  await database.pool.query(beats);
  const line = '2026-11-16 page 200 0 /work www.google.com cross - -\n';
  writeFileSync(path.join(visits, 'visits.log'), line);
  await start('worker', env());
  const { look } = await entryOf(watched, 'VisitsNotCounted');
  expect(await runFrom(look, 'ls -l', here)).toContain('visits.log');
  await start('visit-counter', here);
  await isOver(watched, 'VisitsNotCounted');
  const { rows } = await database.pool.query('select views from visit_pages');
  expect(rows).toEqual([{ views: 1 }]);
});

it('the backup fails: the entry names what doctor finds, and its repair ends the alert', async () => {
  const { database, folder, env, watchedApi } = rehearsal;
  const watched = await watchedApi();
  await addProbe(database);
  const backup = path.join(folder, 'backup');
  const put = (name: string) => {
    mkdirSync(path.join(backup, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(backup, name), new Date().toISOString());
  };
  put('wal/000000010000000000000001.gz.age');
  put('last-restore-test');
  const here = env({ INTAKE_BACKUP_FOLDER: backup, INTAKE_PROBE_CRON: probeCron });
  const doctor = () => runFrom('`intake doctor --alarm`', 'intake doctor', here);
  expect(await doctor()).toContain('There is no base backup.');
  const { look, fix } = await entryOf(watched, 'UpkeepFailing');
  expect(look).toContain('/readyz');
  const ready = await (await fetch(`${addressOf(watched.api)}/readyz`)).text();
  expect(ready).toContain('There is no base backup.');
  put('base/20260110T000000Z.tar.gz.age');
  await runFrom(fix, 'intake doctor --alarm', here);
  await isOver(watched, 'UpkeepFailing');
});

it('publish failed: the entry names the edition that was not made', async () => {
  const { folder, env, start, watchedApi } = rehearsal;
  const [editions, repository] = [path.join(folder, 'all'), path.join(folder, 'content.git')];
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', repository, ...words], { encoding: 'utf8', stdio: 'pipe' }).trim();
  execFileSync('git', ['init', '--quiet', '--bare', repository], { stdio: 'pipe' });
  const tree = git('hash-object', '-t', 'tree', '-w', '/dev/null');
  const who = ['-c', 'user.name=Asha', '-c', 'user.email=asha@company.example'];
  const content = git(...who, 'commit-tree', tree, '-m', 'Begin');
  mkdirSync(path.join(editions, 'editions/1/content'), { recursive: true });
  symlinkSync('editions/1', path.join(editions, 'live'));
  const edition = {
    ...{ number: 1, kind: 'published', returnedTo: null, at: '2026-11-16T09:00:00.000Z' },
    ...{ by: 'Asha', said: [], writers: [], seconds: 1, newFiles: 1, pages: 1 },
    ...{ content, code: 'v1', day: '2026-11-16' },
  };
  writeFileSync(path.join(editions, 'editions/1/edition.json'), JSON.stringify(edition));
  // As a process leaves it that is killed while it draws the pages.
  const progress = {
    ...{ number: 2, by: 'Asha', beganAt: '2026-11-17T09:00:00.000Z', state: 'running' },
    ...{ step: 'draw', detail: '', took: {}, findings: [], problem: '' },
  };
  writeFileSync(path.join(editions, 'progress.json'), JSON.stringify(progress));
  const watched = await watchedApi();
  const here = env({ INTAKE_EDITIONS: editions });
  await start('worker', here);
  // The edition of the day finds what is left. It can make none of its own: this content has no files.
  try {
    execFileSync(process.execPath, ['apps/publish/src/renew.ts'], {
      cwd: ROOT,
      stdio: 'pipe',
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: compiledModules,
        PUBLISH_REPOSITORY: repository,
        PUBLISH_EDITIONS: editions,
      },
    });
  } catch {
    // Its own end is not what is rehearsed.
  }
  const { look } = await entryOf(watched, 'EditionNotMade');
  expect(JSON.parse(await runFrom(look, 'cat', here))).toMatchObject({
    number: 2,
    state: 'failed',
  });
  writeFileSync(
    path.join(editions, 'progress.json'),
    JSON.stringify({ ...progress, state: 'live' }),
  );
  await isOver(watched, 'EditionNotMade');
});
