import { type Cluster, type Paths, ports } from './cluster.ts';

/**
 * Runs beside each intake and leads to the current primary. It carries bytes: the intake's own TLS
 * reaches to PostgreSQL.
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
  # Patroni answers 200 on the primary alone. A connection to a machine that is no longer it is cut,
  # so that no client waits on it for an answer that will not come.
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions check-ssl verify required ca-file ${tls}/authority.pem
${servers.join('')}`;
}
