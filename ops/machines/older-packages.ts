import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Packages on the machines with an earlier minor version; Patroni and etcd have only one version in Debian 12. */
const PACKAGES = ['postgresql-15', 'postgresql-client-15', 'haproxy'] as const;
/** The paths of their programs, on Debian and in the folder they are unpacked into. */
const PLACES = ['usr/lib/postgresql/15', 'usr/share/postgresql/15', 'usr/sbin/haproxy'] as const;

/** The minor versions before those of this machine, unpacked into a folder. */
export interface OlderPackages {
  /** Like `haproxy 2.6.12-1+deb12u3 to 2.6.12-1+deb12u4`. */
  readonly steps: readonly string[];
  /** The prefix of a command that makes it find the older programs in the usual places. */
  readonly under: readonly string[];
}

const ask = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function isOlder(version: string, than: string): boolean {
  try {
    ask('dpkg', '--compare-versions', version, 'lt', than);
    return true;
  } catch {
    return false;
  }
}

function offeredBefore(name: string, installed: string): string | undefined {
  return ask('apt-cache', 'madison', name)
    .split('\n')
    .map((line) => line.split('|')[1]?.trim() ?? '')
    .find((version) => version !== '' && isOlder(version, installed));
}

/** Undefined if Debian offers no older PostgreSQL to upgrade from. */
export function olderPackages(folder: string): OlderPackages | undefined {
  const at = path.join(folder, 'older');
  mkdirSync(at, { mode: 0o755 });
  const steps: string[] = [];
  for (const name of PACKAGES) {
    const installed = ask('dpkg-query', '--show', '--showformat=${Version}', name);
    const older = offeredBefore(name, installed);
    if (older === undefined) continue;
    execFileSync(
      'apt-get',
      ['download', '-qq', '-o', 'APT::Sandbox::User=root', `${name}=${older}`],
      {
        cwd: at,
        stdio: 'ignore',
      },
    );
    steps.push(`${name} ${older} to ${installed}`);
  }
  for (const file of readdirSync(at)) execFileSync('dpkg-deb', ['-x', path.join(at, file), at]);
  const there = PLACES.filter((place) => existsSync(path.join(at, place)));
  // Only that command and its children see the mounts, which disappear with the last of them.
  const mounts = there.map((place) => `mount --bind "$0/${place}" "/${place}"`);
  const under = ['unshare', '--mount', 'sh', '-c', [...mounts, 'exec "$@"'].join(' && '), at];
  return steps.some((step) => step.startsWith('postgresql-15 ')) ? { steps, under } : undefined;
}
