import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { sql } from 'kysely';
import type { Db } from '@studio/enquiries/database/db.ts';
import { bad, fine, formatDuration, reported, type Finding } from './finding.ts';

const ANSWER_WITHIN_MS = 5_000;
const RENEW_BEFORE_SECONDS = 14 * 86_400;
/** They are renewed by hand. */
const MACHINE_BEFORE_SECONDS = 30 * 86_400;
/** Patroni's interface: deploy/cluster/cluster.ts. It has the certificate that etcd and PostgreSQL of its machine use too. */
const PATRONI_PORT = 8008;

/** Seconds until the certificate that browsers get expires; undefined without https or if nothing answers. */
export async function certificateSecondsLeft(siteOrigin: string): Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(siteOrigin);
  if (protocol !== 'https:') return undefined;
  const ends = await certificateEnd(hostname, Number(port || 443));
  return ends && (ends.getTime() - Date.now()) / 1_000;
}

export function certificateFinding(hostname: string, left: number): Finding {
  if (left <= 0)
    return reported(`The certificate of ${hostname} expired. Renew it and reload nginx.`);
  const sentence = `The certificate of ${hostname} lasts for another ${formatDuration(left)}`;
  return left < RENEW_BEFORE_SECONDS
    ? reported(
        `${sentence}. Its renewal should have run: see "Renew the certificate" in the runbook.`,
      )
    : fine(`${sentence}.`);
}

export async function siteFinding(siteOrigin: string): Promise<Finding> {
  const { protocol, hostname } = new URL(siteOrigin);
  if (protocol !== 'https:') return fine('The site has no certificate: its address is not https.');
  const left = await certificateSecondsLeft(siteOrigin);
  return left === undefined
    ? fine(
        `The certificate of ${hostname} could not be checked from here, because nothing answered there.`,
      )
    : certificateFinding(hostname, left);
}

/**
 * The certificates between the machines of the database, which end all writes when they end. PostgreSQL names the
 * addresses; a machine that does not answer is reported as a standby that does not follow.
 */
export async function machineFindings(db: Db, port = PATRONI_PORT): Promise<Finding[]> {
  const { rows } = await sql<{ address: string }>`
    select host(inet_server_addr()) as address
    union select host(client_addr) from pg_stat_replication where client_addr is not null
    order by address
  `.execute(db);
  const ends = await Promise.all(rows.map(({ address }) => certificateEnd(address, port)));
  return rows.flatMap(({ address }, index) => {
    const end = ends[index];
    if (end === undefined) return [];
    const left = (end.getTime() - Date.now()) / 1_000;
    const day = end.toISOString().slice(0, 10);
    return left > MACHINE_BEFORE_SECONDS
      ? [fine(`The certificate of the database's machine ${address} lasts until ${day}.`)]
      : [
          bad(
            `certificate of ${address}`,
            `The certificate of the database's machine ${address} ends on ${day}; then the machines no longer reach each other. Replace it: see "The certificates" under "Three machines" in the runbook.`,
          ),
        ];
  });
}

function certificateEnd(host: string, port: number): Promise<Date | undefined> {
  return new Promise((resolve) => {
    // An expired or self-signed certificate must be readable too.
    // An address cannot be the name that TLS asks for.
    const servername = isIP(host) === 0 ? host : '';
    const options = { host, port, servername, rejectUnauthorized: false };
    const socket = connect(options, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy());
    socket
      .on('error', () => undefined)
      .on('close', () => {
        resolve(undefined);
      });
  });
}
