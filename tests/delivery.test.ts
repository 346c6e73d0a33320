import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { describe, expect, it } from 'vitest';
import { deliverThrough } from '@studio/enquiries/jobs/deliver.job.ts';
import { DeliveryParts } from './support/delivery-parts.ts';
import { eventually } from './support/service.ts';

const parts = new DeliveryParts();

describe('by SMTP', () => {
  it('an enquiry becomes a mail to sales and an acknowledgement to the visitor', async () => {
    await parts.start();
    const details = 'தமிழ் 🧵\n.\n..two dots\n\n  indented   \ttab <b>bold</b> &amp; 日本語';
    const reference = await parts.send({ projectdetails: details });
    await eventually(() => {
      expect(parts.smtp.received).toHaveLength(2);
    });
    const subject = `Asha Menon, Menon Textiles: A shop for our looms [${reference}]`;
    const sales = parts.smtp.received.find(({ mail }) => mail.subject === subject);
    const receipt = parts.smtp.received.find(({ mail }) =>
      mail.subject?.startsWith('We have your'),
    );
    expect(sales?.envelopeTo).toEqual(['hello@company.example']);
    expect(sales?.mail.from).toEqual({ name: 'Test & Söhne', address: 'site@company.example' });
    expect(sales?.mail.replyTo).toEqual([{ name: '', address: validEnquiry.email }]);
    expect(sales?.mail.text).toContain(`Project details:\n\n${details}\n\n`);
    expect(sales?.mail.html).toContain('&lt;b&gt;bold&lt;/b&gt; &amp;amp;');
    expect(sales?.mail.text).toMatch(/^Received: \w+day, .* at \d+:\d\d [ap]\.m\. GMT\+5:30$/mu);
    const mailto = `mailto:asha@menon.example?subject=Re%3A%20A%20shop%20for%20our%20looms%20%5B${reference}%5D`;
    expect(sales?.mail.html).toContain(`href="${mailto}"`);
    expect(sales?.mail.html).toContain('href="tel:+919876543210"');
    const headers =
      sales?.mail.headers.filter(({ key }) => !/^(reply-to|subject)$/.test(key)) ?? [];
    const allHeaders = JSON.stringify(headers);
    for (const text of Object.values(validEnquiry)) expect(allHeaders).not.toContain(text);
    expect(receipt?.envelopeTo).toEqual([validEnquiry.email]);
    expect(receipt?.mail.replyTo).toEqual([{ name: '', address: 'hello@company.example' }]);
    for (const text of [reference, '+44 20 7946 0958']) expect(receipt?.mail.text).toContain(text);
    expect(receipt?.mail.html).toContain('href="https://www.company.example"');
    expect(receipt?.mail.html).toContain('href="tel:+442079460958"');
    expect(receipt?.mail.html).toContain('8px solid #1a7a43');
    for (const word of ['Asha', 'Menon Textiles']) expect(receipt?.mail.text).not.toContain(word);
    await eventually(async () => {
      const states = (await parts.deliveries()).map(({ state }) => state);
      expect(states).toEqual(['delivered', 'delivered']);
    });
    expect((await parts.attempts()).map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
  });

  it('an enquiry keeps its Message-ID when it is sent again', async () => {
    await parts.start({ INTAKE_SEND_RECEIPTS: 'false' });
    await parts.send();
    await eventually(async () => {
      expect((await parts.deliveries())[0]?.state).toBe('delivered');
    });
    // As if the worker had died between sending and recording.
    await parts.service.database.pool.query(
      `update deliveries set state = 'sending', sending_since = now() - interval '1 hour';
       update delivery_attempts set finished_at = null, outcome = null`,
    );
    const [delivery] = await parts.deliveries();
    await parts.service.database.db
      .transaction()
      .execute((trx) =>
        parts.service.queue.add(trx, deliverThrough('smtp'), [{ deliveryId: delivery?.id ?? '' }]),
      );
    await eventually(() => {
      expect(parts.smtp.received).toHaveLength(2);
    });
    const ids = parts.smtp.received.map(({ mail }) => mail.messageId);
    expect(ids[0]).toBe(ids[1]);
    await eventually(async () => {
      const outcomes = (await parts.attempts()).map(({ outcome }) => outcome);
      expect(outcomes).toEqual(['interrupted', 'sent']);
    });
  });

  it.each(['busy', 'drops', 'resets'] as const)(
    'a server that is %s is tried again and the enquiry arrives',
    async (behavior) => {
      parts.smtp.behavior = behavior;
      await parts.start({ INTAKE_SEND_RECEIPTS: 'false' });
      await parts.send();
      await eventually(async () => {
        expect((await parts.deliveries())[0]?.problem).toBeTruthy();
      });
      parts.smtp.behavior = 'takes';
      await eventually(() => {
        expect(parts.smtp.received).toHaveLength(1);
      });
    },
  );

  it('a server that refuses for good fails the delivery with an alarm and keeps the enquiry', async () => {
    parts.smtp.behavior = 'refuses';
    await parts.start({ INTAKE_SEND_RECEIPTS: 'false' });
    await parts.send();
    await eventually(async () => {
      expect((await parts.deliveries())[0]?.state).toBe('failed');
    });
    await eventually(() => {
      expect(parts.alarm.calls).toHaveLength(1);
    });
    expect(JSON.parse(parts.alarm.calls[0]?.body ?? '')).toMatchObject({
      kind: 'failed',
      state: 'raised',
      subject: 'smtp',
      text: expect.stringMatching(
        /^A sales message failed on smtp\. The SMTP server answered 554 for good\.\nSince: \d{4}-\d\d-\d\d \d\d:\d\d UTC\nNext: intake doctor says .* intake deliveries retry --all\nMachine: \S+$/,
      ) as string,
    });
    const { rows } = await parts.service.database.pool.query('select 1 from enquiries');
    expect(rows).toHaveLength(1);
  });

  it('a sales mailbox that takes no mail, beside one that does, raises an alarm until it does', async () => {
    parts.smtp.refused = 'boss@company.example';
    await parts.start({
      INTAKE_SALES_TO: 'Sales <sales@company.example>, boss@company.example',
      INTAKE_SEND_RECEIPTS: 'false',
    });
    await parts.send();
    await eventually(async () => {
      expect(await parts.openAlarms()).toMatchObject([
        {
          kind: 'mailbox',
          subject: 'INTAKE_SALES_TO',
          message: expect.stringMatching(/^Address 2 /u) as string,
        },
      ]);
    });
    expect(JSON.stringify([await parts.openAlarms(), parts.service.logLines])).not.toContain(
      'boss',
    );
    expect(await parts.deliveries()).toMatchObject([{ state: 'delivered' }]);
    parts.smtp.refused = undefined;
    await parts.send();
    await eventually(async () => {
      expect(await parts.openAlarms()).toEqual([]);
    });
    expect(parts.smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([
      ['sales@company.example'],
      ['sales@company.example', 'boss@company.example'],
    ]);
  });

  it("a visitor's address that rejects mail raises no alarm", async () => {
    await parts.start();
    parts.smtp.behavior = 'refuses-recipient';
    await parts.send();
    await eventually(async () => {
      const failed = (await parts.deliveries()).filter(({ state }) => state === 'failed');
      expect(failed).toHaveLength(2);
    });
    const subjects = (await parts.openAlarms()).map(({ message }) => message);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toContain('sales');
  });
});

describe('a fallback', () => {
  it('takes over after 15 minutes of failure, and the enquiry arrives once', async () => {
    parts.smtp.behavior = 'busy';
    await parts.start({ INTAKE_FALLBACK_CHANNELS: 'smtp=emailjs', INTAKE_SEND_RECEIPTS: 'false' });
    await parts.send();
    await parts.failedOnce();
    expect(parts.web.calls).toHaveLength(0);
    const { rows } = await parts.service.database.pool.query<{ minutes: string }>(
      `select extract(epoch from start_after - created_on) / 60 as minutes
       from pgboss.job where name = 'fallback-channel'`,
    );
    expect(rows.map(({ minutes }) => Math.round(Number(minutes)))).toEqual([15]);
    await parts.service.database.pool.query(
      `update pgboss.job set start_after = now() where name = 'fallback-channel'`,
    );
    await eventually(() => {
      expect(parts.web.calls).toHaveLength(1);
    });
    await eventually(async () => {
      const states = (await parts.deliveries()).map(({ channel, state }) => `${channel} ${state}`);
      expect(states).toEqual(['smtp replaced', 'emailjs delivered']);
    });
    parts.smtp.behavior = 'takes';
    await parts.makeDue();
    await eventually(async () => {
      const { rows: due } = await parts.service.database.pool.query(
        `select 1 from pgboss.job where name like 'deliver-%' and state < 'completed'`,
      );
      expect(due).toEqual([]);
    });
    expect(parts.smtp.received).toHaveLength(0);
  });

  it('takes over at once when the first channel has failed', async () => {
    parts.smtp.behavior = 'refuses';
    await parts.start({ INTAKE_FALLBACK_CHANNELS: 'smtp=webhook', INTAKE_SEND_RECEIPTS: 'false' });
    await parts.send();
    await eventually(() => {
      expect(parts.web.calls).toHaveLength(1);
    });
  });
});
