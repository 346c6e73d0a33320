import { connect } from 'node:tls';
import { fine, formatDuration, reported, type Finding } from './finding.ts';

const ANSWER_WITHIN_MS = 5_000;
const RENEW_BEFORE_SECONDS = 14 * 86_400;

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

function certificateEnd(host: string, port: number): Promise<Date | undefined> {
  return new Promise((resolve) => {
    // An expired or self-signed certificate must be readable too.
    const options = { host, port, servername: host, rejectUnauthorized: false };
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
