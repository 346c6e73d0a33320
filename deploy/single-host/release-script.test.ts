import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Runs the real release.sh in a folder instead of /srv and /etc, with fake system programs. The nightly
// deploy/single-host/smoke-test.sh runs it on a real machine.
let root: string;
function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), mode);
}
const wordsIn = (folder: string) => `${folder}/content/words`;
const script = (words: string) => `#!/usr/bin/env bash\n${words}\n`;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'release-')));
  cpSync(import.meta.dirname, join(root, 'deploy/single-host'), { recursive: true });
  const text = readFileSync(join(import.meta.dirname, '../release.sh'), 'utf8')
    .replaceAll('/srv/studio', root)
    .replaceAll('/etc/studio', `${root}/etc`)
    .replaceAll('/etc/nginx', `${root}/nginx`)
    .replaceAll('/etc/prometheus', `${root}/prometheus`)
    .replaceAll('/run/nginx.pid', `${root}/nginx.pid`);
  write('deploy/release.sh', text, 0o755);
  write('nginx.pid', String(process.pid));
  write('nginx/nginx.conf', '');
  write('etc/site.env', `SITE_HOST=www.studio.example\nCERTIFICATE=c\nKEY=k\n`);
  write('etc/intake.env', '');
  for (const [color, port] of [
    ['blue', 8081],
    ['green', 8082],
  ])
    write(`etc/${color}.env`, `INTAKE_PORT=${port}\n`);
  for (const program of ['systemctl', 'curl', 'nginx', 'sleep', 'journalctl'])
    write(`bin/${program}`, script('exit 0'), 0o755);
  write('bin/systemd-run', script(`echo migrated >> ${root}/migrations`), 0o755);
  write('bin/node', script('echo "$@"'), 0o755);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** A built release, with the files that the script reads. */
function build(name: string): string {
  const folder = `releases/${name}`;
  write(`${folder}/apps/site/dist/index.html`, `pages of ${name}`);
  write(wordsIn(folder), `content of ${name}`);
  write(`${folder}/packages/contract/src/own-secrets.ts`, '');
  write(`${folder}/deploy/nginx/write-config.ts`, '// --monitor-port');
  write(`${folder}/deploy/single-host/prepare.sh`, script('exit 0'), 0o755);
  write(
    `${folder}/deploy/single-host/monitoring.sh`,
    script(`echo ${name} >> ${root}/monitored`),
    0o755,
  );
  return join(root, folder);
}
function release(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'deploy/release.sh'), words, {
    encoding: 'utf8',
    env: { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` },
  });
  return { status, stdout, stderr };
}
const shown = () => basename(realpathSync(join(root, 'current')));
const migrations = () =>
  existsSync(join(root, 'migrations'))
    ? readFileSync(join(root, 'migrations'), 'utf8').split('\n').length - 1
    : 0;

function publish(code: string): void {
  write('incoming/release', `${code}\n`);
  write(wordsIn('incoming'), 'content of today');
  write('incoming/apps/site/dist/index.html', 'pages of today');
  expect(release('--content', join(root, 'incoming')).status).toBe(0);
}

test('a release goes live on the other color, and nginx serves its pages', () => {
  expect(release(build('v1')).status).toBe(0);
  expect(readlinkSync(join(root, 'current'))).toBe(join(root, 'blue'));
  expect(release(build('v2')).status).toBe(0);
  expect(readlinkSync(join(root, 'current'))).toBe(join(root, 'green'));
  const config = readFileSync(join(root, 'nginx/nginx.conf'), 'utf8');
  expect(config).toContain(`--root ${root}/releases/v2/apps/site/dist`);
  expect(config).toContain('--intake 127.0.0.1:8082');
});

test('going back returns to the previous code each time, and reports when there is none', () => {
  for (const name of ['v1', 'v2', 'v3']) release(build(name));
  expect(release('--back').status).toBe(0);
  expect(shown()).toBe('v2');
  expect(release('--back').status).toBe(0);
  expect(shown()).toBe('v1');
  expect(release('--back')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no release before this one.') as string,
  });
  expect(release('--back', 'v3').status).toBe(0);
  expect(shown()).toBe('v3');
  expect(release('--back', 'v9').stderr).toContain('Available releases:');
  expect(migrations()).toBe(3);
});

test('daily content changes no code and no tables, and going back still changes the code', () => {
  for (const name of ['v1', 'v2']) release(build(name));
  publish('v2');
  expect(shown()).toMatch(/^v2\+/u);
  expect(migrations()).toBe(2);
  expect(readFileSync(join(root, 'current/apps/site/dist/index.html'), 'utf8')).toBe(
    'pages of today',
  );
  expect(readFileSync(join(root, wordsIn('releases/v2')), 'utf8')).toBe('content of v2');
  expect(release('--back').status).toBe(0);
  expect(shown()).toBe('v1');
});

test('after going back, content for the newer code is refused', () => {
  for (const name of ['v1', 'v2']) release(build(name));
  release('--back');
  write('incoming/release', 'v2\n');
  const { status, stderr } = release('--content', join(root, 'incoming'));
  expect(status).toBe(1);
  expect(stderr).toContain('built with the code of v2, but v1 runs here');
  expect(shown()).toBe('v1');
});

test('a box of an older version goes back to its other color', () => {
  for (const name of ['v1', 'v2']) release(build(name));
  rmSync(join(root, 'history'), { recursive: true });
  expect(release('--back').status).toBe(0);
  expect(shown()).toBe('v1');
});

test('a release that does not become ready does not go live', () => {
  release(build('v1'));
  write('bin/curl', script('exit 1'), 0o755);
  expect(release(build('v2'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('It is not ready after 60 s') as string,
  });
  expect(shown()).toBe('v1');
  write('bin/curl', script('exit 0'), 0o755);
  expect(release('--back').stderr).toContain('There is no release before this one.');
});

test('each release and each rollback update the files of monitoring', () => {
  release(build('v1'));
  expect(release(build('v2')).stdout).toContain('This box has no monitoring');
  write('prometheus/alertmanager.yml', '');
  release(build('v3'));
  release('--back');
  expect(readFileSync(join(root, 'monitored'), 'utf8')).toBe('v3\nv2\n');
});

test('monitoring that cannot be updated stops no release', () => {
  write('prometheus/alertmanager.yml', '');
  const folder = build('v1');
  write('releases/v1/deploy/single-host/monitoring.sh', script('exit 1'), 0o755);
  expect(release(folder)).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('Monitoring was not brought up to date') as string,
  });
  expect(shown()).toBe('v1');
});

test('going back to a release that Prometheus cannot reach reports it', () => {
  write('prometheus/alertmanager.yml', '');
  release(build('v1'));
  write('releases/v1/deploy/nginx/write-config.ts', '');
  release(build('v2'));
  expect(release('--back').stdout).toContain('ApiDown is false');
});

test('each release deletes old ones', () => {
  for (const name of ['v1', 'v2', 'v3', 'v4', 'v5', 'v6']) {
    release(build(name));
    // Releases are ordered by the time of their entry, and these are made within a second.
    const at = Number(name.slice(1));
    utimesSync(join(root, 'history', name), at, at);
  }
  release(build('v7'));
  expect(readdirSync(join(root, 'releases')).sort()).toEqual(['v4', 'v5', 'v6', 'v7']);
});
