import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that records a mail before it acknowledges it. */
export interface MailRecord extends AsyncDisposable {
  readonly url: string;
  /** How often each enquiry's mail was accepted, by its reference. */
  readonly taken: ReadonlyMap<string, number>;
  /** The certificate a client must trust; empty on a loopback address, where the connection is not encrypted. */
  readonly authority: string;
}

interface Line {
  readonly key: string;
  readonly certificate: string;
}

/** A key and a certificate for that address: mail to other machines is always encrypted. */
export function encryptedLine(folder: string, address: string): Line {
  const key = path.join(folder, 'mail-key.pem');
  const certificate = path.join(folder, 'mail-certificate.pem');
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const name = ['-days', '2', '-subj', `/CN=${address}`, '-addext', `subjectAltName=IP:${address}`];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', [...made, ...name, ...files], { stdio: 'pipe' });
  return { key, certificate };
}

const REFERENCE = /\[([0-9A-Z]{5}-[0-9A-Z]{5})\]$/u;

/** @param host the address to listen on. */
export async function mailRecord(host = '127.0.0.1', line?: Line): Promise<MailRecord> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    ...(line
      ? { key: readFileSync(line.key), cert: readFileSync(line.certificate) }
      : { disabledCommands: ['STARTTLS'] }),
    onData(stream, _session, done) {
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ subject = '' }) => {
          const reference = REFERENCE.exec(subject)?.[1] ?? 'unknown';
          taken.set(reference, (taken.get(reference) ?? 0) + 1);
          done();
        }, done);
    },
  });
  // A killed worker breaks its connection, which must not stop the record.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    taken,
    authority: line?.certificate ?? '',
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}
