import type { Cluster, Machine, Paths } from './cluster.ts';
import { composeFile } from './compose-file.ts';
import { type ClusterState, etcdConfig } from './etcd.ts';
import { haproxyConfig } from './haproxy.ts';
import { patroniConfig } from './patroni.ts';
import { dataPrograms, type Program, proxyPrograms } from './programs.ts';
import { systemdUnit, unitName } from './systemd-units.ts';

/** The text of each file, by name. */
export type Files = Readonly<Record<string, string>>;

/** The paths on a Debian machine, which are the same in its containers. */
export const places: Paths = {
  settings: '/etc/studio/machine',
  scripts: '/opt/studio/machine',
  tls: '/etc/studio/tls',
  passwords: '/etc/studio/passwords',
  data: '/var/lib/studio-machine',
  run: '/run/studio-machine',
  backup: '/backup',
};

/**
 * For /etc/sysctl.d. A peer that disappears is noticed within half a minute. By default the kernel waits for two hours,
 * and so would every replica of that peer.
 */
const kernelSettings = `net.ipv4.tcp_keepalive_time = 10
net.ipv4.tcp_keepalive_intvl = 5
net.ipv4.tcp_keepalive_probes = 3
net.ipv4.tcp_retries2 = 6
`;

const runners = (
  programs: readonly Program[],
  { tls, passwords, settings, ...rest }: Paths,
): Files => ({
  'sysctl.conf': kernelSettings,
  ...Object.fromEntries(programs.map((each) => [unitName(each), systemdUnit(each)])),
  'compose.yaml': composeFile(programs, {
    read: [settings, tls, passwords],
    write: [rest.data, rest.run, rest.backup],
  }),
});

/** All settings of a machine that keeps data. */
export function dataFiles(
  cluster: Cluster,
  machine: Machine,
  beginning: ClusterState,
  at: Paths = places,
): Files {
  return {
    'etcd.yaml': etcdConfig(cluster, machine, at, beginning),
    'patroni.yaml': patroniConfig(cluster, machine, at),
    ...runners(dataPrograms(at), at),
  };
}

/** All settings of a machine with an API or worker. */
export function proxyFiles(cluster: Cluster, at: Paths = places): Files {
  return { 'haproxy.cfg': haproxyConfig(cluster, at), ...runners(proxyPrograms(at), at) };
}
