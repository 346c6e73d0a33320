import { randomUUID } from 'node:crypto';
import { injections as lists } from '@studio/contract/fixtures/injections';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { enquiriesPath } from '@studio/contract/paths';
import { SALES } from '@studio/tests/support/inbound-mail.ts';
import type { Attack } from '../attack.ts';
import { askDesk, postDesk } from '../product.ts';
import { ask } from '../wire.ts';

const payloads = Object.values(lists).flat();
/** Every fourth payload to each field: the whole list takes minutes and finds nothing more. */
const some = (from: number) => payloads.filter((_, at) => at % 4 === from);
/** A payload that makes the database sleep shows in the response time. */
const SLEPT_MS = 4_000;
const TABLES = ['enquiries', 'staff', 'audit_log', 'enquiry_events', 'thread_mails'];

/** Texts that mean something to SQL, shells, templates and mails. None may be executed. */
export const injections: Attack = {
  name: 'injections',
  least: 300,
  async *run(product) {
    const counts = async () =>
      Promise.all(
        TABLES.map(async (table) => (await product.sql(`select 1 from ${table}`)).length),
      );
    const one = await product.signIn('sales', 'manager', 'operator');
    const { id } = await product.enquire();
    const before = await counts();
    const timed = async (what: string, work: Promise<{ status: number }>) => {
      const started = performance.now();
      const { status } = await work;
      const isThrough = status >= 500 || performance.now() - started > SLEPT_MS;
      return { what: `${what}: ${status}`, isThrough };
    };
    const get = (path: string) => askDesk(product, one, { path });
    for (const payload of some(0)) {
      const typed = encodeURIComponent(payload.toWellFormed()).slice(0, 180);
      const whole = typed.replace(/%.?$/u, '');
      yield await timed(`search ${payload}`, get(`/api/search?q=${whole}`));
      yield await timed(`queue ${payload}`, get(`/api/enquiries?queue=closed&after=${whole}`));
      yield await timed(`id ${payload}`, get(`/api/enquiries/${whole}`));
    }
    for (const payload of some(1)) {
      const note = { id: randomUUID(), text: `x${payload}` };
      yield await timed(
        `note ${payload}`,
        postDesk(product, one, `/api/enquiries/${id}/notes`, note),
      );
    }
    const after = await counts();
    yield {
      what: 'a table has lost rows',
      isThrough: after.some((n, at) => n < (before[at] ?? 0)),
    };

    const mails = product.smtp.received.length;
    for (const payload of some(2)) {
      const enquiry = {
        ...validEnquiry,
        email: `${randomUUID()}@visitor.example`,
        idempotencykey: randomUUID(),
        name: `x${payload}`.slice(0, 100),
        companyname: `x${payload}`.slice(0, 100),
        subject: `x${payload}`.slice(0, 100),
      };
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(enquiry);
      yield await timed(
        `form ${payload}`,
        ask(product.site, { method: 'POST', path: enquiriesPath, headers, body }),
      );
    }
    for (const { envelopeTo, mail } of product.smtp.received.slice(mails)) {
      const isOurs = envelopeTo.every((to) => to === SALES || to.endsWith('@visitor.example'));
      const isPlain = mail.headers.every(({ key }) => !/^(?:bcc|cc|x-injected)$/u.test(key));
      yield { what: `a mail to ${envelopeTo.join()}`, isThrough: !isOurs || !isPlain };
    }
  },
};
