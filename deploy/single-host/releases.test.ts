import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../..');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const wordsIn = (folder: string) => `${folder}/content/words`;
const releases = () => readdirSync(join(root, 'releases')).sort();

/** A release as release.sh leaves it; `order` says when it was shown. */
function release(name: string, before: string, order: number): void {
  write(`releases/${name}/apps/api/src/server.ts`, `code of ${name}`);
  write(`releases/${name}/apps/site/dist/index.html`, `pages of ${name}`);
  write(wordsIn(`releases/${name}`), `content of ${name}`);
  write(`history/${name}`, before === '' ? '\n' : `${join(root, 'releases', before)}\n`);
  utimesSync(join(root, 'history', name), order, order);
}
function show(color: 'blue' | 'green', name: string): void {
  symlinkSync(join(root, 'releases', name), join(root, color));
}
const run = (script: string, words: string[]) =>
  spawnSync(join(import.meta.dirname, script), words, { encoding: 'utf8' });

describe('old releases', () => {
  it('are deleted, except the one that runs, the one before and two more', () => {
    for (let at = 1; at <= 6; at += 1) release(`v${at}`, at === 1 ? '' : `v${at - 1}`, at);
    show('blue', 'v6');
    symlinkSync(join(root, 'blue'), join(root, 'current'));
    expect(run('prune-releases.sh', [root]).status).toBe(0);
    expect(releases()).toEqual(['v3', 'v4', 'v5', 'v6']);
    expect(readdirSync(join(root, 'history')).sort()).toEqual(['v3', 'v4', 'v5', 'v6']);
  });

  it('keep the code before this one, however many days its content was published since', () => {
    release('v1', '', 1);
    release('v2', 'v1', 2);
    for (let day = 1; day < 8; day += 1) release(`v2+2026110${day}`, 'v1', 2 + day);
    show('blue', 'v2+20261107');
    show('green', 'v2+20261106');
    symlinkSync(join(root, 'blue'), join(root, 'current'));
    run('prune-releases.sh', [root]);
    expect(releases()).toEqual(['v1', 'v2+20261104', 'v2+20261105', 'v2+20261106', 'v2+20261107']);
  });

  it('that were never shown are not touched', () => {
    for (let at = 1; at <= 6; at += 1) release(`v${at}`, at === 1 ? '' : `v${at - 1}`, at);
    write('releases/v7/apps/site/dist/index.html', 'about to be released');
    show('blue', 'v6');
    symlinkSync(join(root, 'blue'), join(root, 'current'));
    run('prune-releases.sh', [root]);
    expect(releases()).toContain('v7');
  });
});

describe('a release of other content', () => {
  beforeEach(() => {
    release('v1.4.0', '', 1);
    show('blue', 'v1.4.0');
    symlinkSync(join(root, 'blue'), join(root, 'current'));
    write('incoming/release', 'v1.4.0\n');
    write(wordsIn('incoming'), 'today’s content');
    write('incoming/apps/site/dist/index.html', 'today’s pages');
    write('incoming/apps/api/src/server.ts', 'other code');
  });
  const take = () => run('take-content.sh', [join(root, 'incoming'), root]);

  it('has the pages and the content of today and the code that runs', () => {
    const { stdout } = take();
    const name = stdout.trim().replace(join(root, 'releases/'), '');
    expect(name).toMatch(/^v1\.4\.0\+\d{8}T\d{6}$/u);
    expect(read(wordsIn(`releases/${name}`))).toBe('today’s content');
    expect(read(`releases/${name}/apps/site/dist/index.html`)).toBe('today’s pages');
    expect(read(`releases/${name}/apps/api/src/server.ts`)).toBe('code of v1.4.0');
    expect(read(wordsIn('releases/v1.4.0'))).toBe('content of v1.4.0');
    const code = (release: string) =>
      statSync(join(root, `releases/${release}/apps/api/src/server.ts`)).ino;
    expect(code(name)).toBe(code('v1.4.0'));
  });

  it('has nothing that a build of the running release wrote beside its code', () => {
    write('releases/v1.4.0/.cache/made/file', '');
    write('releases/v1.4.0/apps/site/node_modules/.vite/file', '');
    write('releases/v1.4.0/apps/site/node_modules/package/index.js', '');
    const name = take().stdout.trim();
    expect(readdirSync(join(name, 'apps/site/node_modules'))).toEqual(['package']);
    expect(readdirSync(name)).not.toContain('.cache');
  });

  it('is refused if other code built it, and nothing changes', () => {
    write('incoming/release', 'v1.5.0\n');
    const { status, stderr } = take();
    expect(status).toBe(1);
    expect(stderr).toContain('built with the code of v1.5.0, but v1.4.0 runs here');
    expect(releases()).toEqual(['v1.4.0']);
  });

  it('is refused without pages', () => {
    rmSync(join(root, 'incoming/apps/site/dist/index.html'));
    expect(take().stderr).toContain('has no apps/site/dist/index.html');
    expect(releases()).toEqual(['v1.4.0']);
  });
});

describe('the daily publication', () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@studio.example', ...words], {
      cwd: join(root, 'project'),
      encoding: 'utf8',
    });
  function program(name: string, text: string): void {
    write(`bin/${name}`, `#!/usr/bin/env bash\nset -euo pipefail\n${text}\n`);
    chmodSync(join(root, 'bin', name), 0o755);
  }
  const publish = () =>
    spawnSync(join(root, 'project/.ci/publish-site'), {
      encoding: 'utf8',
      env: {
        PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}`,
        PUBLISH_TO: 'root@box',
        PUBLISH_KEY: 'a key',
        PUBLISH_HOST_KEY: 'a line',
        GITHUB_STEP_SUMMARY: join(root, 'summary'),
      },
    });

  beforeEach(() => {
    for (const script of ['publish-site', 'box']) {
      write(`project/.ci/${script}`, readFileSync(join(project, '.ci', script), 'utf8'));
      chmodSync(join(root, 'project/.ci', script), 0o755);
    }
    write('project/site.js', 'code of v1.4.0');
    write(wordsIn('project'), 'content of v1.4.0');
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('commit', '--quiet', '--message', 'first');
    git('tag', 'v1.4.0');
    write('project/site.js', 'code of main');
    write('project/added.js', 'code of main');
    write(wordsIn('project'), 'content of main');
    git('add', '.');
    git('commit', '--quiet', '--message', 'second');
    // A fake box, which reports its release and accepts what it is sent.
    release('v1.4.0+20261116T183500', '', 1);
    symlinkSync(join(root, 'releases/v1.4.0+20261116T183500'), join(root, 'current'));
    write(
      'releases/v1.4.0+20261116T183500/deploy/release.sh',
      `#!/bin/sh\necho "$@" > ${join(root, 'called')}\ncp -r "$2/apps/site/dist/." "${root}/current/apps/site/dist/"\n`,
    );
    chmodSync(join(root, 'releases/v1.4.0+20261116T183500/deploy/release.sh'), 0o755);
    program('ssh', `exec sh -c "$(sed 's#/srv/studio#${root}#g' <<< "\${*: -1:1}")"`);
    program(
      'npm',
      'if [ "${*: -1:1}" = build ]; then mkdir -p apps/site/dist; { cat site.js */words; ls; } > apps/site/dist/index.html; fi',
    );
  });

  it('brings the content of main, built with the code that runs on the box', () => {
    const { status, stderr } = publish();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(read('incoming/release')).toBe('v1.4.0\n');
    expect(read(wordsIn('incoming'))).toBe('content of main');
    const built = read('incoming/apps/site/dist/index.html');
    expect(built).toContain('code of v1.4.0');
    expect(built).toContain('content of main');
    expect(built).not.toContain('added.js');
    expect(readdirSync(join(root, 'incoming'))).toHaveLength(3);
    expect(read('called')).toBe(`--content ${join(root, 'incoming')}\n`);
  });

  it('reports which content is live, in its log, at GitHub and on the site itself', () => {
    const words = git('log', '-1', '--format=%h of %cs', '--', 'content').trim();
    const line = `Live with the code of v1.4.0: the content ${words}\n`;
    expect(publish().stdout).toContain(line);
    expect(read('summary')).toBe(line);
    expect(read('current/apps/site/dist/content-version.txt')).toBe(`${words}\n`);
  });

  it('fails if the box still shows other content', () => {
    write('current/apps/site/dist/content-version.txt', 'those of yesterday\n');
    write('current/deploy/release.sh', '#!/bin/sh\n');
    const { status, stderr, stdout } = publish();
    expect(status).toBe(1);
    expect(stderr).toContain('The box shows the content "those of yesterday" instead of');
    expect(stdout).not.toContain('Live');
  });

  it('leaves the box alone if it runs code that this repository does not have', () => {
    rmSync(join(root, 'current'));
    symlinkSync(join(root, 'releases/v9.9.9'), join(root, 'current'));
    const { status, stderr } = publish();
    expect(status).toBe(1);
    expect(stderr).toContain('The box runs "v9.9.9"');
    expect(existsSync(join(root, 'incoming'))).toBe(false);
  });

  it('leaves the box alone if the content does not pass the checks of that code', () => {
    program('npm', 'case "$*" in *check:content*) exit 1 ;; esac');
    expect(publish().status).toBe(1);
    expect(existsSync(join(root, 'incoming'))).toBe(false);
  });
});
