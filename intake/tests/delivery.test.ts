import { randomUUID } from 'node:crypto';
import { validLead } from '@studio/contract/fixtures/leads';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverThrough } from '#jobs/deliver.job.ts';
import { provider, type TestProvider } from './support/provider.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

const secret = 'whsec_YS13ZWJob29rLXNlY3JldC10aGF0LWlzLXVzZWQtaW4tdGVzdHM=';
let smtp: TestSmtp;
let web: TestProvider;
let alarm: TestProvider;
let service: TestService;

async function start(changes: Record<string, string> = {}): Promise<void> {
  service = await testService({
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_ALARM_URL: alarm.url,
    INTAKE_EMAILJS_URL: web.url,
    INTAKE_EMAILJS_SERVICE_ID: 'service',
    INTAKE_EMAILJS_PUBLIC_KEY: 'public',
    INTAKE_EMAILJS_PRIVATE_KEY: 'private',
    INTAKE_EMAILJS_TEMPLATE_ID: 'template',
    INTAKE_WEBHOOK_URL: web.url,
    INTAKE_WEBHOOK_SECRET: secret,
    ...changes,
  });
  await service.startWorker();
}

beforeEach(async () => {
  smtp = await smtpServer();
  web = await provider();
  alarm = await provider();
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
  await web[Symbol.asyncDispose]();
  await alarm[Symbol.asyncDispose]();
});

async function send(change: Record<string, unknown> = {}): Promise<string> {
  const answer = await service.postLead({ submissionkey: randomUUID(), ...change });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ reference: string }>().reference;
}

const deliveries = () =>
  service.database.db.selectFrom('deliveries').selectAll().orderBy('created_at').execute();
const attempts = () =>
  service.database.db.selectFrom('attempts').selectAll().orderBy('id').execute();
const openAlarms = () =>
  service.database.db.selectFrom('alarms').selectAll().where('cleared_at', 'is', null).execute();
const failedOnce = () =>
  eventually(async () => {
    expect((await attempts())[0]?.outcome).toBe('retry');
  });
const makeDue = () =>
  service.database.pool.query(
    `update deliveries set next_attempt_at = now(); update pgboss.job set start_after = now()`,
  );

describe('by SMTP', () => {
  it('a lead becomes a mail to sales and an acknowledgement to the visitor', async () => {
    await start();
    const details = 'தமிழ் 🧵\n.\n..two dots\n\n  indented   \ttab <b>bold</b> &amp; 日本語';
    const reference = await send({ projectdetails: details });
    await eventually(() => {
      expect(smtp.received).toHaveLength(2);
    });
    const subject = `Asha Menon, Menon Textiles: A shop for our looms [${reference}]`;
    const sales = smtp.received.find(({ mail }) => mail.subject === subject);
    const receipt = smtp.received.find(({ mail }) => mail.subject?.startsWith('We have your'));
    expect(sales?.envelopeTo).toEqual(['hello@company.example']);
    expect(sales?.mail.from).toEqual({ name: 'Test & Söhne', address: 'site@company.example' });
    expect(sales?.mail.replyTo).toEqual([{ name: '', address: validLead.email }]);
    expect(sales?.mail.text).toContain(`Project details:\n\n${details}\n\n`);
    expect(sales?.mail.html).toContain('&lt;b&gt;bold&lt;/b&gt; &amp;amp;');
    expect(sales?.mail.text).toMatch(/^Received: \w+day, .* \d\d:\d\d GMT\+5:30$/mu);
    const mailto = `mailto:asha@menon.example?subject=Re%3A%20A%20shop%20for%20our%20looms%20%5B${reference}%5D`;
    expect(sales?.mail.html).toContain(`href="${mailto}"`);
    expect(sales?.mail.html).toContain('href="tel:+919876543210"');
    const headers =
      sales?.mail.headers.filter(({ key }) => !/^(reply-to|subject)$/.test(key)) ?? [];
    const told = JSON.stringify(headers);
    for (const text of Object.values(validLead)) expect(told).not.toContain(text);
    expect(receipt?.envelopeTo).toEqual([validLead.email]);
    expect(receipt?.mail.replyTo).toEqual([{ name: '', address: 'hello@company.example' }]);
    for (const text of [reference, validLead.subject, details, '+44 20 7946 0958']) {
      expect(receipt?.mail.text).toContain(text);
    }
    expect(receipt?.mail.html).toContain('href="https://www.company.example"');
    expect(receipt?.mail.html).toContain('href="tel:+442079460958"');
    expect(receipt?.mail.html).toContain('8px solid #1a7a43');
    for (const word of ['Asha', 'Menon Textiles']) expect(receipt?.mail.text).not.toContain(word);
    await eventually(async () => {
      const states = (await deliveries()).map(({ state }) => state);
      expect(states).toEqual(['delivered', 'delivered']);
    });
    expect((await attempts()).map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
  });

  it('words with an address in them do not go back: nobody has proved to own the mailbox', async () => {
    await start();
    const reference = await send({ projectdetails: 'Cheap watches at evil.example' });
    const receipt = await eventually(() => {
      const found = smtp.received.find(({ envelopeTo }) => envelopeTo.includes(validLead.email));
      if (!found) throw new Error('No mail yet.');
      return found.mail;
    });
    expect(receipt.text).toContain(reference);
    expect(receipt.text).toContain('Your own words are left out of this mail');
    expect(`${receipt.text} ${receipt.html}`).not.toMatch(/evil|watches|looms/);
  });

  it('a lead keeps its Message-ID when it is sent again', async () => {
    await start({ INTAKE_ACKNOWLEDGE: 'no' });
    await send();
    await eventually(async () => {
      expect((await deliveries())[0]?.state).toBe('delivered');
    });
    // As if the worker had died between sending and recording.
    await service.database.pool.query(
      `update deliveries set state = 'sending', sending_since = now() - interval '1 hour';
       update attempts set finished_at = null, outcome = null`,
    );
    const [delivery] = await deliveries();
    await service.database.db
      .transaction()
      .execute((trx) =>
        service.queue.add(trx, deliverThrough('smtp'), [{ deliveryId: delivery?.id ?? '' }]),
      );
    await eventually(() => {
      expect(smtp.received).toHaveLength(2);
    });
    const ids = smtp.received.map(({ mail }) => mail.messageId);
    expect(ids[0]).toBe(ids[1]);
    await eventually(async () => {
      const outcomes = (await attempts()).map(({ outcome }) => outcome);
      expect(outcomes).toEqual(['cut-off', 'sent']);
    });
  });

  it.each(['busy', 'drops'] as const)(
    'a server that is %s is tried again and the lead arrives',
    async (mood) => {
      smtp.mood = mood;
      await start({ INTAKE_ACKNOWLEDGE: 'no' });
      await send();
      await eventually(async () => {
        expect((await deliveries())[0]?.problem).toBeTruthy();
      });
      smtp.mood = 'takes';
      await eventually(() => {
        expect(smtp.received).toHaveLength(1);
      });
    },
  );

  it('a server that refuses for good parks the delivery with an alarm and keeps the lead', async () => {
    smtp.mood = 'refuses';
    await start({ INTAKE_ACKNOWLEDGE: 'no' });
    await send();
    await eventually(async () => {
      expect((await deliveries())[0]?.state).toBe('parked');
    });
    await eventually(() => {
      expect(alarm.calls).toHaveLength(1);
    });
    expect(JSON.parse(alarm.calls[0]?.body ?? '')).toMatchObject({
      kind: 'parked',
      state: 'raised',
      subject: 'smtp',
      text: expect.stringMatching(
        /^A sales message is parked on smtp\. The SMTP server answered 554 for good\.\nSince: \d{4}-\d\d-\d\d \d\d:\d\d UTC\nNext: intake doctor says .* intake leads redrive --all$/,
      ) as string,
    });
    const { rows } = await service.database.pool.query('select 1 from leads');
    expect(rows).toHaveLength(1);
  });

  it("a visitor's address that takes no mail raises no alarm", async () => {
    await start();
    smtp.mood = 'refuses-recipient';
    await send();
    await eventually(async () => {
      const parked = (await deliveries()).filter(({ state }) => state === 'parked');
      expect(parked).toHaveLength(2);
    });
    const subjects = (await openAlarms()).map(({ sentence }) => sentence);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toContain('sales');
  });
});

describe.each(['emailjs', 'webhook'] as const)('by %s', (channel) => {
  it('carries the six fields', async () => {
    await start({ INTAKE_CHANNELS: channel });
    const reference = await send();
    await eventually(() => {
      expect(web.calls).toHaveLength(1);
    });
    const { headers, body } = web.calls[0] ?? { headers: {}, body: '' };
    const sent = JSON.parse(body) as Record<string, unknown>;
    if (channel === 'emailjs') {
      expect(sent).toMatchObject({
        service_id: 'service',
        template_id: 'template',
        user_id: 'public',
        accessToken: 'private',
        template_params: { ...validLead, reference, reply_to: validLead.email },
      });
    } else {
      const data = { reference, enquiry: validLead };
      expect(sent).toMatchObject({ type: 'enquiry.received', data });
      expect(headers['webhook-id']).toBe((await deliveries())[0]?.id);
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(sent);
    }
  });

  it.each([401, 403, 451, 400])(
    '%i parks at once with an alarm and keeps the lead',
    async (status) => {
      web.mood = { status };
      await start({ INTAKE_CHANNELS: channel });
      await send();
      await eventually(async () => {
        expect((await deliveries())[0]?.state).toBe('parked');
      });
      expect(await openAlarms()).toHaveLength(1);
      expect((await attempts()).map((attempt) => attempt.status)).toEqual([status]);
    },
  );

  it.each([500, 503, 429, 'resets', 'drops'] as const)(
    '%s is tried again until the lead arrives',
    async (fault) => {
      web.mood = typeof fault === 'number' ? { status: fault } : fault;
      await start({ INTAKE_CHANNELS: channel });
      await send();
      await failedOnce();
      web.mood = { status: 200 };
      await eventually(async () => {
        expect((await deliveries())[0]?.state).toBe('delivered');
      });
    },
  );

  it('Retry-After is honoured', async () => {
    web.mood = { status: 429, retryAfter: 1_800 };
    await start({ INTAKE_CHANNELS: channel });
    await send();
    await failedOnce();
    const [delivery] = await deliveries();
    const waits = (delivery?.next_attempt_at.getTime() ?? 0) - Date.now();
    expect(waits).toBeGreaterThan(1_700_000);
    expect(delivery?.not_before?.getTime()).toBeGreaterThan(Date.now() + 1_700_000);
  });
});

describe('a channel that comes back', () => {
  it('is noticed within 60 s, and all that waited is delivered', async () => {
    web.mood = { status: 500 };
    await start({ INTAKE_CHANNELS: 'webhook' });
    for (let count = 0; count < 5; count += 1) await send({ subject: `Lead ${count}` });
    await eventually(async () => {
      expect((await deliveries()).filter(({ attempts: made }) => made > 0)).toHaveLength(5);
    });
    // As after hours of failure: everybody is far out on the back-off.
    await service.database.pool.query(
      `update deliveries set next_attempt_at = now() + interval '50 minutes', attempts = 12;
       update pgboss.job set start_after = now() + interval '50 minutes' where state < 'active'`,
    );
    web.mood = { status: 200 };
    const recovered = performance.now();
    await eventually(async () => {
      expect((await deliveries()).every(({ state }) => state === 'delivered')).toBe(true);
    });
    expect(performance.now() - recovered).toBeLessThan(60_000);
  });

  it('gives up after 72 hours with an alarm, never silently', async () => {
    web.mood = { status: 500 };
    await start({ INTAKE_CHANNELS: 'webhook' });
    await send();
    await failedOnce();
    await service.database.pool.query(
      `update deliveries set first_attempt_at = now() - interval '73 hours'`,
    );
    await makeDue();
    await eventually(async () => {
      expect((await deliveries())[0]?.state).toBe('parked');
    });
    expect(await openAlarms()).toHaveLength(1);
  });
});

describe('a stand-in', () => {
  it('takes over after 15 minutes of failure, and the lead arrives once', async () => {
    smtp.mood = 'busy';
    await start({ INTAKE_STAND_INS: 'smtp=emailjs', INTAKE_ACKNOWLEDGE: 'no' });
    await send();
    await failedOnce();
    expect(web.calls).toHaveLength(0);
    const { rows } = await service.database.pool.query<{ minutes: string }>(
      `select extract(epoch from start_after - created_on) / 60 as minutes
       from pgboss.job where name = 'stand-in'`,
    );
    expect(rows.map(({ minutes }) => Math.round(Number(minutes)))).toEqual([15]);
    await service.database.pool.query(
      `update pgboss.job set start_after = now() where name = 'stand-in'`,
    );
    await eventually(() => {
      expect(web.calls).toHaveLength(1);
    });
    await eventually(async () => {
      const states = (await deliveries()).map(({ channel, state }) => `${channel} ${state}`);
      expect(states).toEqual(['smtp replaced', 'emailjs delivered']);
    });
    smtp.mood = 'takes';
    await makeDue();
    await eventually(async () => {
      const { rows: due } = await service.database.pool.query(
        `select 1 from pgboss.job where name like 'deliver-%' and state < 'completed'`,
      );
      expect(due).toEqual([]);
    });
    expect(smtp.received).toHaveLength(0);
  });

  it('takes over at once when the first channel is parked', async () => {
    smtp.mood = 'refuses';
    await start({ INTAKE_STAND_INS: 'smtp=webhook', INTAKE_ACKNOWLEDGE: 'no' });
    await send();
    await eventually(() => {
      expect(web.calls).toHaveLength(1);
    });
  });
});

describe('a channel that hangs', () => {
  it('is cut off and holds up no other channel', async () => {
    web.mood = 'hangs';
    await start({ INTAKE_CHANNELS: 'smtp,webhook', INTAKE_ACKNOWLEDGE: 'no' });
    await send();
    await send({ subject: 'Another' });
    await eventually(() => {
      expect(smtp.received).toHaveLength(2);
    });
    await eventually(async () => {
      const timedOut = (await attempts()).filter(({ outcome }) => outcome === 'retry');
      expect(timedOut[0]?.problem).toBe('The provider did not answer in time.');
    });
    // By PostgreSQL's own record, so that it does not matter how slow everything is together.
    const { rows } = await service.database.pool.query<{ before: boolean }>(
      `select max(d.delivered_at) filter (where d.channel = 'smtp')
         < min(a.finished_at) filter (where d.channel = 'webhook') as before
       from deliveries d join attempts a on a.delivery_id = d.id`,
    );
    expect(rows).toEqual([{ before: true }]);
  });

  it('SMTP: the connection is cut with the time-out', async () => {
    smtp.mood = 'hangs';
    await start({ INTAKE_ACKNOWLEDGE: 'no' });
    await send();
    await eventually(async () => {
      expect((await attempts())[0]?.outcome).toBe('retry');
    });
    smtp.mood = 'takes';
    await eventually(() => {
      expect(smtp.received).toHaveLength(1);
    });
  });
});
