import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Runs release.sh on a box with an editor, as in release-script.test.ts. What each step does to content and editions is
// tested in apps/publish/tests/releasing.test.ts; this tests their order, the lock, and what visitors read.
let root: string;
let editions: string;
function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), mode);
}
const script = (words: string) => `#!/usr/bin/env bash\n${words}\n`;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'release-editions-')));
  editions = join(root, 'lib/editions');
  cpSync(import.meta.dirname, join(root, 'deploy/single-host'), { recursive: true });
  const text = readFileSync(join(import.meta.dirname, '../release.sh'), 'utf8')
    .replaceAll('/srv/studio', root)
    .replaceAll('/etc/studio', `${root}/etc`)
    .replaceAll('/etc/nginx', `${root}/nginx`)
    .replaceAll('/etc/prometheus', `${root}/prometheus`)
    .replaceAll('/var/lib/studio-publish', `${root}/lib`)
    .replaceAll('/run/nginx.pid', `${root}/nginx.pid`)
    .replaceAll('--timeout 900', '--timeout 0');
  write('deploy/release.sh', text, 0o755);
  write('nginx.pid', String(process.pid));
  write('nginx/nginx.conf', '');
  write(
    'etc/site.env',
    'SITE_HOST=www.studio.example\nCERTIFICATE=c\nKEY=k\nEDITOR_NAME=edit.studio.example\nPREVIEW_NAME=preview.studio.example\n',
  );
  write('etc/intake.env', '');
  write('etc/blue.env', 'INTAKE_PORT=8081\n');
  write('etc/green.env', 'INTAKE_PORT=8082\n');
  mkdirSync(editions, { recursive: true });
  for (const program of ['curl', 'nginx', 'sleep', 'journalctl'])
    write(`bin/${program}`, script('exit 0'), 0o755);
  write('bin/node', script('echo "$@"'), 0o755);
  // One account is enough here; other-accounts.test.ts has two.
  write('bin/setpriv', script('while [ "$1" != -- ]; do shift; done; shift; exec "$@"'), 0o755);
  write('bin/systemctl', script(`echo "systemctl $*" >> ${root}/steps`), 0o755);
  // A fake content service: editions are numbered folders, and each step records whether the lock is held.
  write(
    'bin/systemd-run',
    script(`all=$*; step=\${all##*release.ts }
[ "$step" != "$all" ] || exit 0
held=held; ! flock --nonblock ${editions}/lock true || held=free
echo "edition $step, lock $held, nginx $(grep -o 'editions/[^ ]*dist' ${root}/nginx/nginx.conf)" >> ${root}/steps
[ ! -e "${root}/refuse-$step" ] || exit 1
live=$(readlink ${editions}/live); live=\${live#editions/}
link() { ln -s editions/$1 ${editions}/new && mv -T ${editions}/new ${editions}/live; }
case $step in
  make*) [ ! -e "${root}/live" ] || ln -sfn "$(cat "${root}/live")" ${editions}/live; mkdir -p ${editions}/editions/$((live + 1)) ;;
  show) link $((live + 1)); touch ${root}/shown ;;
  undo) [ ! -e ${root}/shown ] || link $((live - 1)) ;;
  settle) rm ${root}/shown ;;
esac`),
    0o755,
  );
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function build(name: string): string {
  const folder = `releases/${name}`;
  for (const file of [
    ...['apps/site/dist/index.html', 'packages/contract/src/own-secrets.ts'],
    ...['deploy/nginx/write-config.ts', 'apps/publish/src/release.ts'],
    ...['apps/publish/dist/keystatic.html', 'apps/publish/preview/dist/server/entry.mjs'],
  ])
    write(`${folder}/${file}`, '');
  for (const file of ['prepare.sh', 'login.sh'])
    write(`${folder}/deploy/single-host/${file}`, script('exit 0'), 0o755);
  return join(root, folder);
}
function release(...words: readonly string[]) {
  rmSync(join(root, 'steps'), { force: true });
  const { status, stderr } = spawnSync(join(root, 'deploy/release.sh'), words, {
    encoding: 'utf8',
    env: { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` },
  });
  return { status, stderr };
}
const shown = () => basename(realpathSync(join(root, 'current')));
const live = () => basename(realpathSync(join(editions, 'live')));
const steps = () => read('steps').trim().split('\n');
const editionSteps = () => steps().filter((line) => line.startsWith('edition'));

test('visitors read editions, and editor and preview are served under their names', () => {
  expect(release(build('v1')).status).toBe(0);
  const config = read('nginx/nginx.conf');
  expect(config).toContain(`--root ${editions}/live/dist`);
  expect(config).toContain('--editor edit.studio.example=127.0.0.1:8093');
  expect(config).toContain('--preview preview.studio.example=127.0.0.1:8094');
  expect(read('etc/intake.env')).toContain(`INTAKE_EDITIONS=${editions}\n`);
  expect(steps()).toContain('systemctl restart studio-publish');
});

test('the publishing lock is held until the edition is settled, and free afterwards', () => {
  release(build('v1'));
  expect(release(build('v2')).status).toBe(0);
  expect(editionSteps().map((line) => line.replace(/, nginx.*$/u, ''))).toEqual([
    'edition make, lock held',
    'edition show, lock held',
    'edition settle, lock held',
  ]);
  expect(live()).toBe('2');
  execFileSync('flock', ['--nonblock', join(editions, 'lock'), 'true']);
});

test('visitors keep the old edition until the new processes are ready', () => {
  release(build('v1'));
  release(build('v2'));
  expect(editionSteps().map((line) => line.replace(/^.*nginx /u, ''))).toEqual([
    'editions/live/dist',
    'editions/editions/1/dist',
    'editions/live/dist',
  ]);
});

test('while an editor publishes, a release waits, then reports it and changes nothing', async () => {
  release(build('v1'));
  const publishing = spawn('flock', [join(editions, 'lock'), 'sh', '-c', 'echo held; exec cat']);
  await once(publishing.stdout, 'data');
  expect(release(build('v2'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing was changed') as string,
  });
  publishing.stdin.end();
  await once(publishing, 'exit');
  expect([shown(), live()]).toEqual(['v1', '1']);
});

test('an edition that is refused stops the release before anything else is done', () => {
  release(build('v1'));
  const before = read('nginx/nginx.conf');
  write('refuse-make', '');
  expect(release(build('v2')).status).toBe(1);
  expect([shown(), live(), read('nginx/nginx.conf')]).toEqual(['v1', '1', before]);
});

test('a release that does not become ready restores the previous edition', () => {
  release(build('v1'));
  const before = read('nginx/nginx.conf');
  write('bin/curl', script('exit 1'), 0o755);
  expect(release(build('v2')).status).toBe(1);
  expect(editionSteps().at(-1)).toContain('edition undo, lock held');
  expect([shown(), live(), read('nginx/nginx.conf')]).toEqual(['v1', '1', before]);
  expect(readdirSync(join(root, 'nginx'))).toEqual(['nginx.conf']);
  execFileSync('flock', ['--nonblock', join(editions, 'lock'), 'true']);
});

test('what the content service writes as the live edition becomes no command of root', () => {
  release(build('v1'));
  write('nginx/nginx.conf', `root ${editions}/live/dist;`);
  write('live', `editions/1#;1e touch ${root}/made #`);
  release(build('v2'));
  expect(steps()).toContain(`edition make, lock held, nginx editions/live/dist`);
  expect(readdirSync(root)).not.toContain('made');
});

test('words that cannot be merged into the editor at once stop no release', () => {
  write('refuse-settle', '');
  expect(release(build('v1'))).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('tries again') as string,
  });
});

test('going back uses the previous code, and makes an edition with it', () => {
  release(build('v1'));
  release(build('v2'));
  expect(release('--back').status).toBe(0);
  expect(editionSteps()[0]).toContain('make --back');
  expect([shown(), live()]).toEqual(['v1', '3']);
});

test('a release from before the editor serves its own pages, and reports it', () => {
  release(build('v1'));
  const older = build('v0');
  rmSync(join(older, 'apps/publish/src'), { recursive: true });
  expect(release('--back', 'v0').status).toBe(0);
  expect(read('nginx/nginx.conf')).toContain(`--root ${older}/apps/site/dist`);
  expect(steps()).toContain(
    'systemctl disable --quiet --now studio-publish studio-publish-day.timer studio-redirects.timer',
  );
});

test('nginx gets the redirects of a published edition, and is not reloaded otherwise', () => {
  release(build('v1'));
  const text = readFileSync(join(import.meta.dirname, 'follow-redirects.sh'), 'utf8')
    .replaceAll('/srv/studio', root)
    .replaceAll('/etc/nginx', `${root}/nginx`)
    .replaceAll('/var/lib/studio-publish', `${root}/lib`);
  write('deploy/single-host/follow-redirects.sh', text, 0o755);
  const follow = () => {
    rmSync(join(root, 'steps'), { force: true });
    write('steps', '');
    execFileSync(join(root, 'deploy/single-host/follow-redirects.sh'), {
      env: { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` },
    });
    return read('steps').trim();
  };
  const written = read('nginx/nginx.conf');
  expect(follow()).toBe('');
  write('lib/editions/editions/1/dist/redirects.txt', '/old /new\n');
  write('nginx/nginx.conf', '');
  expect(follow()).toBe('systemctl reload nginx');
  expect(read('nginx/nginx.conf')).toBe(written);
  expect(follow()).toBe('');
});

test('a release without a built editor is refused', () => {
  const folder = build('v1');
  rmSync(join(folder, 'apps/publish/dist'), { recursive: true });
  expect(release(folder).stderr).toContain('has no built editor');
});

test('without an editor none of this is done', () => {
  write('etc/site.env', 'SITE_HOST=www.studio.example\nCERTIFICATE=c\nKEY=k\n');
  const folder = build('v1');
  expect(release(folder).status).toBe(0);
  expect(editionSteps()).toEqual([]);
  expect(read('nginx/nginx.conf')).toContain(`--root ${folder}/apps/site/dist`);
  expect(read('nginx/nginx.conf')).not.toContain('--editor');
});
