import { randomUUID } from 'node:crypto';
import {
  addPath,
  enquiryPath,
  erasePath,
  jsonCopyPath,
  textCopyPath,
  withdrawPath,
} from '@studio/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command } from '@studio/worker/cli/command.ts';
import { silentLog } from './support/database.ts';
import { provider, type TestProvider } from './support/provider.ts';
import { responseTarget } from './support/response-target.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let hook: TestProvider;
let service: TestService;
beforeAll(async () => {
  smtp = await smtpServer();
  hook = await provider();
  service = await testService({
    INTAKE_CHANNELS: 'smtp,webhook',
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_WEBHOOK_URL: hook.url,
    INTAKE_WEBHOOK_SECRET: `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`,
  });
  await service.startWorker();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await hook[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const sql = (text: string, ...values: unknown[]) =>
  service.database.pool.query<Record<string, unknown>>(text, values);
const cli = (name: string, ...args: string[]) =>
  (commands.get(name) as Command)({
    config: service.config,
    database: service.database,
    log: silentLog,
    args,
  });

interface Sent {
  readonly reference: string;
  readonly token: string;
}

/** Sends an enquiry and reads the link from the acknowledgement. */
async function sendAndOpenMail(change: Record<string, unknown> = {}): Promise<Sent> {
  const email = `${randomUUID()}@menon.example`;
  const answer = await service.postEnquiry({ idempotencykey: randomUUID(), email, ...change });
  const { reference } = answer.json<{ reference: string }>();
  const token = await eventually(() => {
    const mail = smtp.received.find(({ mail: { subject } }) => subject?.includes(`(${reference})`));
    const link = /https:\S+\/api\/enquiry\?token=(\S+)/u.exec(mail?.mail.text ?? '')?.[1];
    if (link === undefined) throw new Error('No mail with a link yet.');
    return link;
  });
  return { reference, token };
}

const get = (path: string, token: string) => service.app.inject(`${path}?token=${token}`);
const post = (path: string, token: string, fields: Record<string, string>, headers = {}) =>
  service.app.inject({
    method: 'POST',
    url: `${path}?token=${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
const idIn = (page: string, form: string) =>
  new RegExp(`data-intake-id="${form}" value="([^"]+)"`, 'u').exec(page)?.[1] ?? '';
const auditLogFor = async (reference: string) => {
  const { rows } = await sql(
    'select actor, action, detail from audit_log where reference = $1 order by seq',
    reference,
  );
  return rows.map((row) => Object.values(row).join(' '));
};
const events = () =>
  hook.calls.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, string> });

it('of a merged one it says with which it is kept, and when that was answered since', async () => {
  const email = `${randomUUID()}@menon.example`;
  const [first, second] = [await sendAndOpenMail({ email }), await sendAndOpenMail({ email })];
  const happened = (kind: string, { reference }: Sent) =>
    sql(
      'insert into enquiry_events (enquiry_id, kind) select id, $1 from enquiries where reference = $2',
      kind,
      reference,
    );
  await happened('answered', first);
  await sql(
    `update enquiry_work set state = 'closed', close_reason = 'duplicate',
       merged_into = (select id from enquiries where reference = $1)
     where enquiry_id = (select id from enquiries where reference = $2)`,
    first.reference,
    second.reference,
  );
  await happened('merged', second);
  const before = (await get(enquiryPath, second.token)).body;
  expect(before).toContain(`It is part of your enquiry ${first.reference}.`);
  expect(before).toMatch(/data-intake-at="answered">Not yet\./u);
  expect((await get(enquiryPath, first.token)).body).not.toContain('It is part of');
  await happened('answered', first);
  const after = (await get(enquiryPath, second.token)).body;
  expect(after).toMatch(/data-intake-at="answered"><time/u);
});

it('shows what was sent, when it was stored and delivered, and what is not known yet', async () => {
  const { reference, token } = await sendAndOpenMail({ projectdetails: 'One <b>\nTwo' });
  await eventually(async () => {
    const { rows } = await sql(
      `select from deliveries d join enquiries l on l.id = d.enquiry_id
       where reference = $1 and purpose = 'sales' and d.state = 'delivered'`,
      reference,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
  const page = await get(enquiryPath, token);
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(page.body).toContain(reference);
  expect(page.body).toContain('One &lt;b&gt;<br>Two');
  expect(page.body.match(/<time datetime=/gu)).toHaveLength(2);
  expect(page.body).toContain('Not yet at our desk.');
  expect(await auditLogFor(reference)).toEqual(['enquirer viewed own page']);
  await sql(
    'update enquiries set first_read_at = now(), answered_at = now() where reference = $1',
    reference,
  );
  expect((await get(enquiryPath, token)).body.match(/<time datetime=/gu)).toHaveLength(4);
});

it('opening it, copies included, changes nothing: scanners open links', async () => {
  const { reference, token } = await sendAndOpenMail();
  const rows = () =>
    sql(
      `select l.*, (select count(*) from enquiry_additions where enquiry_id = l.id) as said
         from enquiries l where reference = $1`,
      reference,
    );
  const before = (await rows()).rows;
  for (const path of [enquiryPath, jsonCopyPath, textCopyPath]) {
    expect((await get(path, token)).statusCode).toBe(200);
  }
  for (const path of [addPath, withdrawPath, erasePath]) {
    expect((await get(path, token)).statusCode).toBe(404);
  }
  expect((await rows()).rows).toEqual(before);
});

it('an addition is a separate message that reaches sales in the same thread, once', async () => {
  const { reference, token } = await sendAndOpenMail({ subject: 'Looms' });
  const id = idIn((await get(enquiryPath, token)).body, 'add');
  const words = 'Two more things:\nthe colour & <i>a date</i>';
  for (let times = 0; times < 3; times += 1) {
    const answer = await post(addPath, token, { id, message: words });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${enquiryPath}?token=${token}#added`);
  }
  const mail = await eventually(() => {
    const found = smtp.received.filter(({ mail: { text } }) => text?.includes('Two more things'));
    if (found.length === 0) throw new Error('No mail yet.');
    return found;
  });
  expect(mail).toHaveLength(1);
  const sales = smtp.received.find(({ mail: { subject } }) =>
    subject?.endsWith(`Looms [${reference}]`),
  );
  expect(mail[0]?.mail.inReplyTo).toBe(sales?.mail.messageId);
  expect(mail[0]?.mail.subject).toBe(`Re: ${sales?.mail.subject ?? ''}`);
  expect(mail[0]?.mail.text).toContain(words);
  await eventually(() => {
    const [event, ...more] = events().filter(({ type }) => type === 'enquiry.added');
    expect(event?.data).toMatchObject({ reference, message: words, messageId: id });
    expect(more).toEqual([]);
  });
  await eventually(async () => {
    const { body } = await get(enquiryPath, token);
    expect(body).toContain('Two more things:<br>the colour &amp; &lt;i&gt;a date&lt;/i&gt;');
    expect(body).toContain('Stored and delivered.');
  });
  const { rows } = await sql('select subject from enquiries where reference = $1', reference);
  expect(rows).toEqual([{ subject: 'Looms' }]);
  expect(await cli('enquiries show', reference)).toContain('Two more things:\nthe colour');
});

it('a withdrawal notifies sales once and stays on the page', async () => {
  const { reference, token } = await sendAndOpenMail();
  const id = idIn((await get(enquiryPath, token)).body, 'withdraw');
  await post(withdrawPath, token, { id });
  await post(withdrawPath, token, { id });
  await eventually(() => {
    const matching = events().filter(
      ({ type, data }) => type === 'enquiry.withdrawn' && data['reference'] === reference,
    );
    expect(matching).toHaveLength(1);
  });
  const { body } = await get(enquiryPath, token);
  expect(body).toContain('You withdrew your enquiry.');
  expect(body).toContain('so we will not reply');
  expect(body).toMatch(/<form[^>]*data-intake-form="withdraw"[^>]*hidden/u);
});

it('gives a copy as JSON and as text', async () => {
  const { reference, token } = await sendAndOpenMail({ name: 'Asha "A" Menon', page: '/contact' });
  await post(addPath, token, { id: randomUUID(), message: 'More' });
  const json = await get(jsonCopyPath, token);
  expect(json.headers['content-disposition']).toBe(
    `attachment; filename="enquiry-${reference}.json"`,
  );
  expect(json.json()).toMatchObject({
    reference,
    enquiry: { name: 'Asha "A" Menon' },
    origin: { page: '/contact' },
    messages: [{ kind: 'addition', words: 'More' }],
  });
  const text = await get(textCopyPath, token);
  expect(text.headers['content-type']).toContain('text/plain');
  expect(text.body).toContain('Name: Asha "A" Menon');
  expect(text.body).toContain('More');
  expect((await auditLogFor(reference)).slice(-2)).toEqual([
    'enquirer exported own copy as json',
    'enquirer exported own copy as txt',
  ]);
});

describe('erasing', () => {
  it('requires the checkbox, removes everything at once, notifies who had it, and shows a receipt', async () => {
    const { reference, token } = await sendAndOpenMail({ subject: 'To be erased' });
    await post(addPath, token, { id: randomUUID(), message: 'Erase this too' });
    await eventually(() => {
      expect(events().some(({ data }) => data['message'] === 'Erase this too')).toBe(true);
    });
    const { rows: ids } = await sql('select id from enquiries where reference = $1', reference);
    await sql(`insert into heartbeats (process, last_seen_at) values ('inbound-mail', now())`);
    const unsure = await post(erasePath, token, {});
    expect(unsure.statusCode).toBe(422);
    expect(unsure.body).toContain('Nothing has been erased.');
    const begun = performance.now();
    const erased = await post(erasePath, token, { sure: 'yes' });
    expect(performance.now() - begun).toBeLessThan(60_000);
    expect(erased.statusCode).toBe(200);
    for (const term of [
      'Our database',
      'Our mailbox',
      'Our programs',
      'Backups',
      'Our audit log',
      'Your mailbox',
    ]) {
      expect(erased.body).toContain(`<dt>${term}</dt>`);
    }
    expect(erased.body).toContain('are moved to its trash');
    const { rows: asked } = await sql('select sent_message_ids from mailbox_erasures');
    expect(asked[0]?.['sent_message_ids']).toContain(`${String(ids[0]?.['id'])}.sales`);
    const { rows: left } = await sql(
      `select (select count(*)::int from enquiries where id = $1) as enquiries,
        (select count(*)::int from enquiry_additions where enquiry_id = $1) as messages,
        (select count(*)::int from enquiry_links where enquiry_id = $1) as links,
        (select count(*)::int from deliveries where enquiry_id = $1) as deliveries`,
      ids[0]?.['id'],
    );
    expect(left).toEqual([{ enquiries: 0, messages: 0, links: 0, deliveries: 0 }]);
    await eventually(() => {
      const event = events().find(
        ({ type, data }) => type === 'enquiry.erased' && data['reference'] === reference,
      );
      expect(event?.data).toEqual({ id: ids[0]?.['id'], reference });
      const mail = smtp.received.find(
        ({ mail: { subject } }) => subject === `Please delete the mails of ${reference}`,
      );
      expect(mail?.mail.text).not.toContain('To be erased');
      expect(mail?.mail.inReplyTo).toContain(String(ids[0]?.['id']));
    });
    expect((await get(enquiryPath, token)).statusCode).toBe(410);
    expect((await auditLogFor(reference)).at(-1)).toBe('enquirer erased erased');
    expect(await cli('audit verify')).toContain('is verified');
  });

  it('the operator’s command notifies them too', async () => {
    const { reference } = await sendAndOpenMail({ email: 'operated@menon.example' });
    expect(await cli('erase', '--email', 'operated@menon.example')).toContain('Erased 1 enquiries');
    await eventually(() => {
      expect(
        events().some(
          ({ type, data }) => type === 'enquiry.erased' && data['reference'] === reference,
        ),
      ).toBe(true);
    });
  });

  it('succeeds while mails are being sent and others act at the same time', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => sendAndOpenMail()));
    const answers = await Promise.all(
      sent.flatMap(({ token }) => [
        post(addPath, token, { id: randomUUID(), message: 'At once' }),
        post(erasePath, token, { sure: 'yes' }),
        post(erasePath, token, { sure: 'yes' }),
      ]),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    expect(statuses.every((status) => [200, 303, 410].includes(status))).toBe(true);
  });
});

describe('a link', () => {
  it('opens nothing if it is forged, expired, revoked or for another use', async () => {
    const { reference, token } = await sendAndOpenMail();
    const other = await sendAndOpenMail();
    const [key = '', expires = '', signature = ''] = token.split('.');
    const [otherKey = ''] = other.token.split('.');
    for (const forged of [
      '',
      'x',
      `${otherKey}.${expires}.${signature}`,
      `${key}.${Number(expires) + 1}.${signature}`,
      `${key}.${expires}.${signature.slice(1)}`,
      `${token}.x`,
    ]) {
      for (const path of [enquiryPath, jsonCopyPath, textCopyPath]) {
        expect((await get(path, forged)).statusCode).toBe(410);
      }
      expect((await post(erasePath, forged, { sure: 'yes' })).statusCode).toBe(410);
    }
    expect(await cli('enquiries revoke-link', reference)).toContain('are revoked');
    expect((await get(enquiryPath, token)).statusCode).toBe(410);
    const again = /token=(\S+)/u.exec(await cli('enquiries create-link', reference))?.[1] ?? '';
    expect((await get(enquiryPath, again)).statusCode).toBe(200);
    await sql(`update enquiry_links set expires_at = now()`);
    expect((await get(enquiryPath, again)).statusCode).toBe(410);
    expect((await get(enquiryPath, other.token)).statusCode).toBe(410);
  });

  it('is stored only as a hash, and link and hash expire together', async () => {
    const { token } = await sendAndOpenMail();
    const [key = '', expires = ''] = token.split('.');
    const { rows } = await sql(
      `select encode(key_hash, 'hex') as hash, extract(epoch from expires_at)::float8 as expires
       from enquiry_links order by created_at desc limit 1`,
    );
    expect(rows[0]?.['hash']).not.toBe(Buffer.from(key, 'base64url').toString('hex'));
    expect(Math.abs(Number(rows[0]?.['expires']) - Number(expires))).toBeLessThan(60);
  });

  it('works only from our own page', async () => {
    const { token } = await sendAndOpenMail();
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect((await post(erasePath, token, { sure: 'yes' }, foreign)).statusCode).toBe(403);
    expect(
      (await post(addPath, token, { id: randomUUID(), message: 'x' }, foreign)).statusCode,
    ).toBe(403);
  });
});

it('refuses invalid additions with a sentence, and limits their number', async () => {
  const { token } = await sendAndOpenMail();
  const say = (fields: Record<string, string>) => post(addPath, token, fields);
  expect((await say({ id: randomUUID(), message: ' ' })).body).toContain('Nothing has been added.');
  expect((await say({ id: 'x', message: 'y' })).statusCode).toBe(422);
  expect((await say({ id: randomUUID(), message: 'x'.repeat(10_001) })).statusCode).toBe(422);
  await sql(
    `insert into enquiry_additions (id, enquiry_id, kind, body, state)
     select gen_random_uuid(), enquiry_id, 'addition', '', 'planned'
     from (select enquiry_id from enquiry_links order by created_at desc limit 1) l, generate_series(1, 50)`,
  );
  expect((await say({ id: randomUUID(), message: 'one more' })).statusCode).toBe(429);
});

it('notifies webhooks within a minute after an answer is recorded', async () => {
  const { reference } = await sendAndOpenMail();
  const { reconcileHandler } = await import('@studio/worker/jobs/reconcile.handler.ts');
  const { openChannels } = await import('@studio/mail/channel-routing.ts');
  await sql('update enquiries set answered_at = now() where reference = $1', reference);
  const routing = openChannels(service.config.channels);
  const reconcile = reconcileHandler(service.database.db, service.queue, routing, responseTarget);
  await reconcile();
  await reconcile();
  await eventually(() => {
    const matching = events().filter(
      ({ type, data }) => type === 'enquiry.answered' && data['reference'] === reference,
    );
    expect(matching).toHaveLength(1);
  });
  for (const channel of routing.channels.values()) channel.close();
});
