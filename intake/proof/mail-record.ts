import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that writes down what it took, before it says that it took it. */
export interface MailRecord extends AsyncDisposable {
  readonly url: string;
  /** How often each enquiry's mail was taken, by its reference. */
  readonly taken: ReadonlyMap<string, number>;
}

const REFERENCE = /\[([0-9A-Z]{5}-[0-9A-Z]{5})\]$/u;

/** @param host where it listens: a loopback address where it is left out. */
export async function mailRecord(host = '127.0.0.1'): Promise<MailRecord> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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
  // A worker that is killed breaks its connection; the record goes on.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    taken,
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}
