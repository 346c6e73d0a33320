import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { enquiryClient } from '../../enquiry-client.ts';
import { readyDatabase } from '@studio/tests/support/database.ts';
import { addressOf, startProcess } from '@studio/tests/support/processes.ts';
import { asRole } from '@studio/tests/support/settings.ts';
import { smtpServer } from '@studio/tests/support/smtp.ts';
import type { Attack } from '../attack.ts';
import type { Product } from '../product.ts';

/** An address of this machine that is not its loopback. */
const outside = (): string =>
  Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

const WAIT_MS = 10_000;

/** Ways to make a mail server look as if it had no encryption; the last two ask us to send without it. */
const queries = ['', '?ignoreTLS=true', '?requireTLS=false'];

const webhooks: readonly Readonly<Record<string, string>>[] = [
  { INTAKE_CHANNELS: 'smtp,webhook', INTAKE_WEBHOOK_URL: 'http://hooks.example/in' },
  { INTAKE_CHANNELS: 'smtp,webhook', INTAKE_WEBHOOK_URL: 'http://192.0.2.7/in' },
  { INTAKE_CHANNELS: 'smtp,webhook', INTAKE_WEBHOOK_URL: 'http://localhost.evil.example/in' },
  { INTAKE_CHANNELS: 'smtp,webhook', INTAKE_WEBHOOK_URL: 'http://127.0.0.1.evil.example/in' },
  { INTAKE_ALARM_WEBHOOK_URL: 'http://alarms.example/in' },
];

/** Starts an external mail server without STARTTLS and returns how many mails it received in plain text. */
async function mailsInPlainText(
  product: Product,
  at: 'outside' | 'here',
  query = '',
): Promise<number> {
  await using database = await readyDatabase();
  await using smtp = await smtpServer();
  const relay = createServer((socket) => {
    const onward = connect(Number(new URL(smtp.url).port), '127.0.0.1');
    socket.pipe(onward).pipe(socket);
    for (const one of [socket, onward]) one.on('error', () => undefined);
  }).listen(0, outside());
  await once(relay, 'listening');
  const { port, address } = relay.address() as AddressInfo;
  const env = {
    ...product.env,
    INTAKE_DATABASE_URL: asRole(database.url, 'intake_api'),
    INTAKE_WORKER_DATABASE_URL: asRole(database.url, 'intake_worker'),
    INTAKE_SMTP_URL: `smtp://${at === 'outside' ? address : '127.0.0.1'}:${at === 'outside' ? port : new URL(smtp.url).port}${query}`,
  };
  await using api = await startProcess('api', env);
  await using _worker = await startProcess('worker', env);
  const client = enquiryClient(addressOf(api));
  await client.post({ idempotencykey: randomUUID() });
  client.close();
  const endsAt = performance.now() + WAIT_MS;
  while (smtp.received.length === 0 && performance.now() < endsAt)
    await new Promise((resolve) => setTimeout(resolve, 200));
  relay.close();
  return smtp.received.length;
}

export const plainText: Attack = {
  name: 'enquiries in plain text on the way',
  least: 8,
  async *run(product) {
    if ((await mailsInPlainText(product, 'here')) === 0)
      throw new Error('Mails do not even reach a server on this machine.');
    for (const query of queries) {
      const read = await mailsInPlainText(product, 'outside', query);
      yield { what: `SMTP without STARTTLS ${query}`, isThrough: read > 0 };
    }
    for (const change of webhooks) {
      const secret = { INTAKE_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` };
      await using worker = await startProcess('worker', {
        ...product.env,
        ...secret,
        ...change,
      });
      const [url] = Object.values(change).slice(-1);
      yield { what: `the worker takes ${url ?? ''}`, isThrough: worker.child.exitCode === null };
    }
  },
};
