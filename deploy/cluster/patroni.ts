import { type Cluster, logins, type Machine, type Paths, ports } from './cluster.ts';

/** Where Debian installs PostgreSQL 15. */
const programs = '/usr/lib/postgresql/15/bin';

/** Runs one PostgreSQL primary and two replicas, and fails over between them. */
export function patroniConfig(cluster: Cluster, machine: Machine, places: Paths): string {
  const { name, address } = machine;
  const { tls, data, run, scripts } = places;
  const etcd = cluster.machines.map((each) => `${each.address}:${ports.etcdClients}`).join(',');
  const checked = `sslmode: verify-full, sslrootcert: ${tls}/authority.pem`;
  return `scope: ${cluster.name}
name: ${name}

restapi:
  listen: ${address}:${ports.patroni}
  connect_address: ${address}:${ports.patroni}
  certfile: ${tls}/certificate.pem
  keyfile: ${tls}/key.pem
  cafile: ${tls}/authority.pem
  # Reading which machine is primary needs no certificate; every change does.
  verify_client: optional
ctl:
  certfile: ${tls}/certificate.pem
  keyfile: ${tls}/key.pem
  cacert: ${tls}/authority.pem

# Not etcd3: with it, Debian 12's Patroni 3.0.2 overwrites the leader when a machine reconnects (fixed in 3.0.3).
# npm run fault -- lose-machine saw two timelines, which would lose what was acknowledged meanwhile. This interface
# compares the old name first.
etcd:
  hosts: ${etcd}
  protocol: https
  cert: ${tls}/certificate.pem
  key: ${tls}/key.pem
  cacert: ${tls}/authority.pem

bootstrap:
  # Read only at the very first start; after that it is in etcd (patronictl edit-config).
  dcs:
    # In seconds. A lost primary is replaced within ttl, and one that is cut off stops before that:
    # loop_wait + 2 * retry_timeout must be at most ttl.
    ttl: 12
    loop_wait: 4
    retry_timeout: 4
    # A commit is acknowledged only when two machines have it. Without a second machine there are no writes.
    synchronous_mode: true
    synchronous_mode_strict: true
    maximum_lag_on_failover: 0
    # Without etcd the primary continues as long as it reaches every other machine directly.
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
  initdb:
    - data-checksums
    - encoding: UTF8
    - locale: C.UTF-8
    - auth-local: peer
    - auth-host: scram-sha-256
  post_init: ${scripts}/first-start.sh ${places.passwords}

postgresql:
  listen: ${address}:${ports.postgres}
  connect_address: ${address}:${ports.postgres}
  data_dir: ${data}/postgres
  bin_dir: ${programs}
  pgpass: ${run}/pgpass
  # Only the local user postgres is superuser; no connection from another machine is.
  use_unix_socket: true
  authentication:
    superuser: { username: postgres }
    replication: { username: replication, ${checked} }
    rewind: { username: rewind, ${checked} }
${parameters(places)}
${whoMayAsk(cluster)}
  # A new replica is needed quickly: until it follows, losing a second machine stops all writes.
  basebackup:
    checkpoint: fast
  # What only the lost primary had was never acknowledged.
  remove_data_directory_on_rewind_failure: true
  remove_data_directory_on_diverged_timelines: true
`;
}

const parameters = ({ tls, run, scripts, settings, backup }: Paths): string => `  parameters:
    unix_socket_directories: ${run}
    ssl: 'on'
    ssl_cert_file: ${tls}/certificate.pem
    ssl_key_file: ${tls}/key.pem
    ssl_ca_file: ${tls}/authority.pem
    ssl_min_protocol_version: TLSv1.3
    password_encryption: scram-sha-256
    fsync: 'on'
    full_page_writes: 'on'
    synchronous_commit: 'on'
    wal_log_hints: 'on'
    # A silent standby is dropped before visitors give up.
    wal_sender_timeout: 10s
    wal_receiver_timeout: 10s
    archive_mode: 'on'
    archive_timeout: 60s
    archive_command: BACKUP_RECIPIENTS=${settings}/backup-recipients ${scripts}/archive-wal.sh %p %f ${backup}`;

function whoMayAsk({ machines, services }: Cluster): string {
  const line = (words: string) => `    - ${words}\n`;
  const fromMachines = machines.flatMap(({ address }) => [
    line(`hostssl replication replication ${address}/32 scram-sha-256`),
    line(`hostssl postgres rewind ${address}/32 scram-sha-256`),
  ]);
  return `  pg_hba:
${line('local all postgres peer')}${fromMachines.join('')}${line(`hostssl intake ${logins.join(',')} ${services} scram-sha-256`)}`.trimEnd();
}
