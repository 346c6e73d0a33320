import { execFileSync } from 'node:child_process';
import { chownSync, copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { machineOf, ports, type Cluster, type Paths } from '../../deploy/cluster/cluster.ts';
import type { ClusterState } from '../../deploy/cluster/etcd.ts';
import { dataFiles, proxyFiles } from '../../deploy/cluster/machine-files.ts';
import { makeBackupKeys } from '../backup-keys.ts';
import { ordinaryUser } from '../cluster.ts';
import type { Network } from './network.ts';

/** What an operator installs on the machines: certificates, passwords, scripts and settings. */
export interface TestBed {
  readonly cluster: Cluster;
  readonly scripts: string;
  /** The file with the address of the database for this role. */
  readonly urlFileOf: (role: Login) => string;
  readonly intakePassword: string;
  placesOf(machine: string): Paths;
  /** The machine's own certificate, for requests in its name. */
  tlsOf(machine: string): { readonly ca: Buffer; readonly cert: Buffer; readonly key: Buffer };
  /** Writes the settings of deploy/cluster and of the kernel. */
  prepare(machine: string, beginning: ClusterState): void;
  /** Runs a command on a machine. */
  run(machine: string, ...command: string[]): void;
}

/** The machine with intake, worker and proxy. */
export const SERVICE = 'app';
/** The machines that keep data. */
export const DATA_NODES = ['a', 'b', 'c'] as const;

const ROOT = path.join(import.meta.dirname, '../..');
const PASSWORDS = {
  replication: 'r 1',
  rewind: 'w 2',
  intake: 'i 3',
  intake_api: 'a 4',
  intake_worker: 'o 5',
} as const;
export type Login = Extract<keyof typeof PASSWORDS, `intake${string}`>;

export function testBed(network: Network, folder: string): TestBed {
  const cluster: Cluster = {
    name: 'studio',
    services: network.subnet,
    machines: DATA_NODES.map((name) => ({ name, address: network.addressOf(name) })),
  };
  const { uid = 0, gid = 0 } = ordinaryUser();
  const own = (...names: string[]): string => {
    const place = path.join(folder, ...names);
    if (names.length > 1) own(...names.slice(0, -1));
    mkdirSync(place, { recursive: true, mode: 0o700 });
    chownSync(place, uid, gid);
    return place;
  };
  const scripts = path.join(folder, 'scripts');
  for (const room of ['cluster', 'backup']) {
    cpSync(path.join(ROOT, 'deploy', room), scripts, { recursive: true });
  }
  const certificates = path.join(folder, 'certificates');
  const authority = path.join(certificates, 'authority.pem');
  execFileSync(path.join(scripts, 'make-certificates.sh'), [
    certificates,
    ...cluster.machines.map(({ name, address }) => `${name}=${address}`),
  ]);
  const passwords = own('passwords');
  for (const [name, word] of Object.entries(PASSWORDS)) {
    writeFileSync(path.join(passwords, name), `${word}\n`);
  }
  const urlFileOf = (role: Login): string => {
    const file = path.join(folder, `${role}-url`);
    const password = encodeURIComponent(PASSWORDS[role]);
    const place = `127.0.0.1:${ports.proxy}/intake?sslmode=verify-full&sslrootcert=${authority}`;
    writeFileSync(file, `postgres://${role}:${password}@${place}`);
    return file;
  };
  execFileSync('chown', ['-R', `${uid}:${gid}`, certificates, passwords]);
  const { recipients } = makeBackupKeys(own('backup-keys'));

  const placesOf = (machine: string): Paths => ({
    settings: own(machine, 'settings'),
    scripts,
    tls: machine === SERVICE ? certificates : path.join(certificates, machine),
    passwords,
    data: own(machine, 'data'),
    run: own(machine, 'run'),
    backup: own('backup'),
  });
  const run = (machine: string, ...command: string[]): void => {
    const [program = '', ...words] = [...network.on(machine), ...command];
    execFileSync(program, words, { stdio: 'pipe' });
  };
  return {
    cluster,
    scripts,
    urlFileOf,
    intakePassword: PASSWORDS.intake,
    placesOf,
    tlsOf: (machine) => ({
      ca: readFileSync(authority),
      cert: readFileSync(path.join(certificates, machine, 'certificate.pem')),
      key: readFileSync(path.join(certificates, machine, 'key.pem')),
    }),
    prepare(machine, beginning) {
      const at = placesOf(machine);
      const files =
        machine === SERVICE
          ? proxyFiles(cluster, at)
          : dataFiles(cluster, machineOf(cluster, machine), beginning, at);
      for (const [file, text] of Object.entries(files)) {
        writeFileSync(path.join(at.settings, file), text);
      }
      copyFileSync(recipients, path.join(at.settings, 'backup-recipients'));
      run(machine, '/usr/sbin/sysctl', '--quiet', '--load', path.join(at.settings, 'sysctl.conf'));
    },
    run,
  };
}
