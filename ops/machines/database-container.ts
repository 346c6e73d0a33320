import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, openSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeBackupKeys } from '../backup-keys.ts';
import type { Network } from './network.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** What the image adds to Debian: see the stage `database` of the Containerfile. */
const scripts = {
  'start.sh': 'deploy/containers/start-database.sh',
  'back-up.sh': 'deploy/containers/back-up-daily.sh',
  'restore.sh': 'deploy/containers/restore-database.sh',
} as const;

// The mounts disappear with the last process that uses them.
const ENTER = `set -e
for folder in usr etc dev; do mount --rbind "/$folder" "$0/$folder"; done
mount -t proc proc "$0/proc"
exec chroot --userspec=postgres:postgres "$0" "$@"`;

/** The database container without its image: this machine's programs at the paths of the image. */
export interface DatabaseContainer {
  readonly data: string;
  readonly backup: string;
  /** Starts a service of the compose file, which runs until its machine is lost. */
  start(script: keyof typeof scripts): void;
  run(script: keyof typeof scripts | 'backup-tools/set-aside.sh', ...args: string[]): string;
}

export function databaseContainer(
  network: Network,
  machine: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): DatabaseContainer {
  const image = path.join(folder, 'image');
  const data = path.join(image, 'var/lib/postgresql/data');
  const backup = path.join(image, 'backup');
  for (const place of ['usr', 'etc', 'dev', 'proc', 'tmp']) {
    mkdirSync(path.join(image, place), { recursive: true });
  }
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    symlinkSync(`usr/${name}`, path.join(image, name));
  }
  for (const [name, from] of Object.entries(scripts)) {
    copyFileSync(path.join(ROOT, from), path.join(image, name));
  }
  cpSync(path.join(ROOT, 'deploy/backup'), path.join(image, 'backup-tools'), { recursive: true });
  const keys = path.join(image, 'keys');
  for (const place of [data, backup, keys]) mkdirSync(place, { recursive: true });
  makeBackupKeys(keys);
  execFileSync('chown', ['-R', 'postgres:postgres', data, backup, path.join(image, 'tmp')]);

  const words = (script: string) => [
    ...network.on(machine),
    ...['unshare', '--mount', 'sh', '-c', ENTER, image, `/${script}`],
  ];
  const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', ...env };
  return {
    data,
    backup,
    start(script) {
      const log = openSync(path.join(folder, `${script}.log`), 'a');
      const [program = '', ...rest] = words(script);
      spawn(program, rest, { cwd: '/', env: environment, stdio: ['ignore', log, log] });
    },
    run(script, ...args) {
      const [program = '', ...rest] = words(script);
      return execFileSync(program, [...rest, ...args], {
        cwd: '/',
        env: environment,
        encoding: 'utf8',
      });
    },
  };
}
