import { randomUUID } from 'node:crypto';
import { enquiryClient } from '../../enquiry-client.ts';
import { readyDatabase } from '@studio/tests/support/database.ts';
import { addressOf, startProcess } from '@studio/tests/support/processes.ts';
import { eventually } from '@studio/tests/support/service.ts';
import { asRole } from '@studio/tests/support/settings.ts';
import { smtpServer } from '@studio/tests/support/smtp.ts';
import type { Attack } from '../attack.ts';

/** Spellings of one mailbox. */
const spellings = [
  'anna.b.lake@gmail.com',
  'annablake@gmail.com',
  'a.nnablake@gmail.com',
  'an.nablake@gmail.com',
  'ann.ablake@gmail.com',
  'anna.blake@gmail.com',
  'annab.lake@gmail.com',
  'a.n.n.a.b.l.a.k.e@gmail.com',
  'Anna.Blake@GMail.com',
  'annablake@googlemail.com',
  'anna.blake@googlemail.com',
  'anna.blake+x@googlemail.com',
];
/** Per hour. */
const MAILS_TO_ONE = 2;
const NETWORKS = 60;
const LIMITS = /^INTAKE_RATE_LIMIT_/u;

/** Runs on a separate API with the limits of production. */
export const mailBomb: Attack = {
  name: 'mail bombs',
  least: 70,
  async *run(product) {
    await using database = await readyDatabase();
    await using smtp = await smtpServer();
    const usual = Object.entries(product.env).filter(([name]) => !LIMITS.test(name));
    const env = {
      ...Object.fromEntries(usual),
      INTAKE_DATABASE_URL: asRole(database.url, 'intake_api'),
      INTAKE_WORKER_DATABASE_URL: asRole(database.url, 'intake_worker'),
      INTAKE_OWNER_DATABASE_URL: database.url,
      INTAKE_SMTP_URL: smtp.url,
    };
    await using api = await startProcess('api', env);
    await using _worker = await startProcess('worker', env);
    const client = enquiryClient(addressOf(api));
    // The client address that nginx would pass on.
    const send = (email: string, from: string) =>
      client.post({ idempotencykey: randomUUID(), email }, { 'x-forwarded-for': from });
    for (const [at, email] of spellings.entries()) await send(email, `203.0.113.${at + 1}`);
    await eventually(async () => {
      const { rows } = await database.pool.query(
        `select 1 from enquiries l where state = 'accepted' or exists
         (select 1 from deliveries d where d.enquiry_id = l.id and d.state in ('pending', 'sending'))`,
      );
      if (rows.length > 0) throw new Error('Mails are under way.');
    });
    const mailed = smtp.received.filter(({ envelopeTo }) =>
      envelopeTo.some((to) => /@g(?:oogle)?mail\.com$/iu.test(to)),
    ).length;
    for (const [at, email] of spellings.entries())
      yield {
        what: `${email}: mail ${at + 1} of ${mailed}`,
        isThrough: at >= MAILS_TO_ONE && at < mailed,
      };

    for (let network = 1; network <= NETWORKS; network += 1)
      await send(`${randomUUID()}@visitor.example`, `2001:db8:5:${network.toString(16)}::1`);
    client.close();
    const { rows: held } = await database.pool.query(
      `select 1 from enquiries where state = 'held'`,
    );
    for (let network = 1; network <= NETWORKS; network += 1)
      yield { what: 'one /48 by many /64: none held', isThrough: held.length === 0 };
  },
};
