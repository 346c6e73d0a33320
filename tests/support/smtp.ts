import type { AddressInfo, Socket } from 'node:net';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly envelopeTo: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

/** What the server does with a message. */
export type SmtpBehavior =
  | 'takes'
  | 'busy'
  | 'refuses'
  | 'refuses-recipient'
  | 'refuses-enquirer'
  | 'refuses-others'
  | 'hangs'
  | 'resets'
  | 'drops';

export interface TestSmtp extends AsyncDisposable {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Messages that were sent whole and got no answer. */
  unanswered: number;
  behavior: SmtpBehavior;
  /** The one recipient that it refuses, whatever its behavior. */
  refused: string | undefined;
}

function smtpError(code: number): Error {
  // Real servers quote the recipient, which must not reach the log or the queue.
  return Object.assign(new Error('<asha@menon.example> said no'), { responseCode: code });
}

/** A real SMTP server on the loopback interface that records accepted mails. */
export async function smtpServer(): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isRefused =
        address === smtp.refused ||
        smtp.behavior === 'refuses-recipient' ||
        smtp.behavior === (address === validEnquiry.email ? 'refuses-enquirer' : 'refuses-others');
      done(isRefused ? smtpError(550) : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (smtp.behavior === 'busy') {
          done(smtpError(451));
          return;
        }
        if (smtp.behavior === 'refuses') {
          done(smtpError(554));
          return;
        }
        if (smtp.behavior === 'hangs') {
          smtp.unanswered += 1;
          return;
        }
        if (smtp.behavior === 'drops') {
          dropAll();
          return;
        }
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ envelopeTo, raw: raw.toString('utf8'), mail });
          done();
        });
      });
    },
  });
  const dropAll = (): void => {
    for (const connection of server.connections) {
      (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
    }
  };
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    if (smtp.behavior === 'resets') socket.resetAndDestroy();
  });
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      resolve();
    }),
  );
  const { port } = server.server.address() as AddressInfo;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    unanswered: 0,
    behavior: 'takes',
    refused: undefined,
    async [Symbol.asyncDispose]() {
      dropAll();
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
  return smtp;
}

/** The files of a mail that arrived, by their names. */
export const filesIn = ({ attachments }: Email): [name: string | null, content: Buffer][] =>
  attachments.map(({ filename, content }) => [filename, Buffer.from(content as ArrayBuffer)]);
