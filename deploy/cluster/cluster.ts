/** A machine that keeps the data: PostgreSQL under Patroni, and a member of etcd. */
export interface Machine {
  readonly name: string;
  readonly address: string;
}

export interface Cluster {
  readonly name: string;
  /** Three: one may be lost, and the other two still agree. */
  readonly machines: readonly Machine[];
  /** The network of the services, like 10.0.0.0/24: PostgreSQL accepts their connections from no other address. */
  readonly services: string;
}

/** Paths on a machine, in a container or in a fault test. */
export interface Paths {
  /** What `write-files.ts` wrote. */
  readonly settings: string;
  /** This folder's scripts. */
  readonly scripts: string;
  /** authority.pem, certificate.pem, key.pem: see make-certificates.sh. */
  readonly tls: string;
  /** One password in each file: replication, rewind, and one for each of `logins`. */
  readonly passwords: string;
  /** The data of etcd and PostgreSQL, which must survive a restart. */
  readonly data: string;
  /** Sockets and other files that are created at each start. */
  readonly run: string;
  /** The same folder on all three, kept on a fourth machine: docs/runbook.md. */
  readonly backup: string;
}

/** The role that owns the tables and migrates, and a role for each process: docs/runbook.md, "Roles". */
export const logins = [
  'intake',
  'intake_api',
  'intake_worker',
  'intake_desk',
  'intake_mail',
  'intake_visits',
  'intake_publish',
] as const;

export const ports = {
  etcdClients: 2379,
  etcdMembers: 2380,
  patroni: 8008,
  postgres: 5432,
  /** HAProxy on each machine with an API or worker, on loopback: connects to the current primary. */
  proxy: 5433,
} as const;

export function machineOf(cluster: Cluster, name: string): Machine {
  const machine = cluster.machines.find((each) => each.name === name);
  if (machine) return machine;
  const known = cluster.machines.map((each) => each.name).join(', ');
  throw new Error(`There is no machine ${name} among ${known}.`);
}
