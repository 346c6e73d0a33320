import { connect } from 'node:tls';
import { bad, fine, spoken, type Finding } from './finding.ts';

const ANSWER_WITHIN_MS = 5_000;
const RENEW_BEFORE_SECONDS = 14 * 86_400;

/** When the site's certificate ends, asked as a visitor's browser would. */
export async function certificateFinding(siteOrigin: string): Promise<Finding> {
  const { protocol, hostname, port } = new URL(siteOrigin);
  if (protocol !== 'https:') return fine('The site has no certificate: its address is not https.');
  const ends = await certificateEnd(hostname, Number(port || 443));
  if (ends === undefined) {
    return fine(
      `The certificate of ${hostname} could not be looked at from here: nothing answered there.`,
    );
  }
  const left = (ends.getTime() - Date.now()) / 1_000;
  if (left <= 0) return bad(`The certificate of ${hostname} has ended. Renew it and reload nginx.`);
  const sentence = `The certificate of ${hostname} lasts for another ${spoken(left)}`;
  return left < RENEW_BEFORE_SECONDS
    ? bad(`${sentence}. Its renewal should have run: see "Renew the certificate" in the runbook.`)
    : fine(`${sentence}.`);
}

function certificateEnd(host: string, port: number): Promise<Date | undefined> {
  return new Promise((resolve) => {
    // One that has ended, or that nobody signed, is to be looked at too.
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
