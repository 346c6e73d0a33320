import { type Cluster, type Paths, ports } from './cluster.ts';

/**
 * Runs on each machine with an API or worker and connects to the current primary. It only forwards bytes: TLS is
 * between the service and PostgreSQL.
 */
export function haproxyConfig({ machines }: Cluster, { tls }: Paths): string {
  const servers = machines.map(
    ({ name, address }) =>
      `  server ${name} ${address}:${ports.postgres} check port ${ports.patroni}\n`,
  );
  return `global
  maxconn 2000
  log stderr format raw local0 notice

defaults
  mode tcp
  log global
  timeout connect 2s
  timeout check 2s
  timeout client 24h
  timeout server 24h
  option clitcpka
  option srvtcpka

listen primary
  bind 127.0.0.1:${ports.proxy}
  # Patroni answers 200 only on the primary. Connections to a former primary are closed, so that no client waits
  # for a response that never comes.
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions check-ssl verify required ca-file ${tls}/authority.pem
${servers.join('')}`;
}
