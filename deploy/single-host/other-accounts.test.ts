import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Root's scripts and the folders of another account, with two real accounts: only root can change to another one.
const asRoot = test.skipIf(process.getuid?.() !== 0);
const nobody = { uid: 65534, gid: 65534 };

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'two-accounts-')));
  chmodSync(root, 0o755);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});
function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), mode);
}
const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
const scriptText = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

asRoot(
  'whatever the content service puts in its folder, root copies and opens no other file',
  async () => {
    const dist = join(root, 'lib/editions/live/dist');
    mkdirSync(dist, { recursive: true });
    const text = scriptText('follow-redirects.sh')
      .replaceAll('/srv/studio', root)
      .replaceAll('/etc/nginx', `${root}/nginx`)
      .replaceAll('/var/lib/studio-publish', `${root}/lib`);
    write('follow-redirects.sh', text, 0o755);
    const account = scriptText('as-publish.sh')
      .replace('--reuid studio-publish', '--reuid nobody')
      .replace('--regid studio-publish', '--regid nogroup');
    write('as-publish.sh', account, 0o755);
    for (const program of ['nginx', 'systemctl']) write(`bin/${program}`, '#!/bin/sh\n', 0o755);
    symlinkSync(process.execPath, join(root, 'bin/node'));
    write('nginx/nginx.conf', '');
    const words = [
      join(import.meta.dirname, '../nginx/write-config.ts'),
      ...['--host', 'www.studio.example', '--certificate', 'c', '--key', 'k', '--root', dist],
      ...['--redirects', join(root, 'redirects.next')],
    ];
    write('nginx-words', words.map((word) => `${word}\0`).join(''));
    write('secret', 'INTAKE_SECRET=swordfish\n', 0o600);
    execFileSync('chown', ['-R', 'nobody', join(root, 'lib')]);

    const swapped = `ln -sf ${root}/made ../../lock; i=0
    while [ $i -lt 5000 ] && [ -e ${dist} ]; do
      i=$((i + 1))
      ln -s ${root}/secret new && mv -f new redirects.txt
      echo /old-$i /new > new && mv -f new redirects.txt
    done`;
    const swapping = spawn('sh', ['-c', swapped], { ...nobody, cwd: dist, stdio: 'ignore' });
    const ended = once(swapping, 'exit');
    const followed = new Set<string>();
    for (let round = 0; round < 25; round += 1) {
      spawnSync(join(root, 'follow-redirects.sh'), {
        env: { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` },
      });
      for (const file of [
        'redirects',
        'redirects.next',
        'nginx/nginx.conf',
        'nginx/nginx.conf.next',
      ])
        expect(read(file)).not.toContain('swordfish');
      followed.add(read('redirects'));
    }
    swapping.kill();
    await ended;
    expect(existsSync(join(root, 'made'))).toBe(false);
    // It did read what that account may read.
    expect([...followed].join('')).toContain('/old-');
  },
);

asRoot.each([
  ['the content service', 'studio-publish', 'var/lib/studio-publish/editions'],
  ['PostgreSQL', 'postgres', 'backup/erased'],
])(
  'a link that %s puts in place of a folder gives nobody another folder',
  (_who, account, folder) => {
    mkdirSync(join(root, 'var/lib'), { recursive: true });
    write('etc/worker.env', 'INTAKE_SECRET=swordfish');
    const [, lines = ''] =
      /^install -d -m 755 \/srv\/studio .*\n([^]*?)^if \[\[ \$PWD/mu.exec(
        scriptText('prepare.sh'),
      ) ?? [];
    // Accounts that every Debian has.
    const accounts = new Map([
      ['root', 'root'],
      [account, 'nobody'],
    ]);
    const prepare = lines
      .replaceAll(/(?<=-[og] |@\(|\|)[a-z-]+/gu, (name) => accounts.get(name) ?? 'daemon')
      .replaceAll('-g nobody', '-g nogroup')
      .replaceAll(/ (\/(?:var|backup))/gu, ` ${root}$1`);
    const run = () => spawnSync('bash', ['-euo', 'pipefail', '-c', prepare], { encoding: 'utf8' });
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    const place = join(root, folder);
    spawnSync('sh', ['-c', `mv ${place} ${place}.old; ln -s ${root}/etc ${place}`], nobody);
    run();
    expect(statSync(join(root, 'etc')).uid).toBe(0);
  },
);
