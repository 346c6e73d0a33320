import type { Paths } from './cluster.ts';

/** A program that runs for as long as the machine does: a unit of systemd, or a container. */
export interface Program {
  readonly name: 'etcd' | 'patroni' | 'haproxy';
  readonly what: string;
  readonly command: readonly string[];
  /** The account on Debian that its package makes. */
  readonly user: 'postgres' | 'haproxy';
  readonly writes: readonly string[];
}

/** On a machine that keeps data. etcd runs as postgres too: both read the same key. */
export function dataPrograms({
  settings,
  scripts,
  passwords,
  data,
  run,
  backup,
}: Paths): Program[] {
  return [
    {
      name: 'etcd',
      what: 'who is primary, agreed on by three',
      command: ['/usr/bin/etcd', '--config-file', `${settings}/etcd.yaml`],
      user: 'postgres',
      writes: [data],
    },
    {
      name: 'patroni',
      what: 'PostgreSQL, and who takes over',
      command: [`${scripts}/start-patroni.sh`, `${settings}/patroni.yaml`, passwords],
      user: 'postgres',
      writes: [data, run, backup],
    },
  ];
}

/** On a machine with an intake. */
export function proxyPrograms({ settings }: Paths): Program[] {
  return [
    {
      name: 'haproxy',
      what: 'leads the intake to the primary',
      command: ['/usr/sbin/haproxy', '-W', '-f', `${settings}/haproxy.cfg`],
      user: 'haproxy',
      writes: [],
    },
  ];
}
