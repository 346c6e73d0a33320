import { type Cluster, type Machine, type Paths, ports } from './cluster.ts';

/** `existing` if the machine replaces a lost one: see replace-machine.sh. */
export type ClusterState = 'new' | 'existing';

/** etcd stores which machine is primary. Three members agree on it by majority. */
export function etcdConfig(
  cluster: Cluster,
  { name, address }: Machine,
  { tls, data }: Paths,
  beginning: ClusterState,
): string {
  const members = cluster.machines
    .map((each) => `${each.name}=https://${each.address}:${ports.etcdMembers}`)
    .join(',');
  const onlyOurs = `{ cert-file: ${tls}/certificate.pem, key-file: ${tls}/key.pem, trusted-ca-file: ${tls}/authority.pem, client-cert-auth: true }`;
  return `name: ${name}
data-dir: ${data}/etcd
initial-cluster-token: ${cluster.name}
initial-cluster-state: ${beginning}
initial-cluster: ${members}
initial-advertise-peer-urls: https://${address}:${ports.etcdMembers}
listen-peer-urls: https://${address}:${ports.etcdMembers}
advertise-client-urls: https://${address}:${ports.etcdClients}
listen-client-urls: https://${address}:${ports.etcdClients},https://127.0.0.1:${ports.etcdClients}
client-transport-security: ${onlyOurs}
peer-transport-security: ${onlyOurs}
heartbeat-interval: 100
election-timeout: 1000
# A member that reconnects asks the others before it starts an election, so that it does not disturb them.
pre-vote: true
# The interface Patroni uses: see patroni.ts.
enable-v2: true
auto-compaction-mode: periodic
auto-compaction-retention: 1h
logger: zap
log-level: error
`;
}
