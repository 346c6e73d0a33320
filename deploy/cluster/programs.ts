import type { Paths } from './cluster.ts';

/** A long-running program, as a systemd unit or a container. */
export interface Program {
  readonly name: 'etcd' | 'patroni' | 'haproxy';
  readonly what: string;
  readonly command: readonly string[];
  /** The account that its Debian package creates. */
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
      what: 'etcd, which stores who is primary',
      command: ['/usr/bin/etcd', '--config-file', `${settings}/etcd.yaml`],
      user: 'postgres',
      writes: [data],
    },
    {
      name: 'patroni',
      what: 'PostgreSQL with failover by Patroni',
      command: [`${scripts}/start-patroni.sh`, `${settings}/patroni.yaml`, passwords],
      user: 'postgres',
      writes: [data, run, backup],
    },
  ];
}

/** On a machine with an API or worker. */
export function proxyPrograms({ settings }: Paths): Program[] {
  return [
    {
      name: 'haproxy',
      what: 'Proxy from the services to the primary',
      command: ['/usr/sbin/haproxy', '-W', '-f', `${settings}/haproxy.cfg`],
      user: 'haproxy',
      writes: [],
    },
  ];
}
