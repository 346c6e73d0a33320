import { describe, expect, it } from 'vitest';
import { DeliveryParts } from './support/delivery-parts.ts';
import { eventually } from './support/service.ts';

const parts = new DeliveryParts();

describe('a channel that comes back', () => {
  it('is noticed within 60 s, and all that waited is delivered', async () => {
    parts.web.behavior = { status: 500 };
    await parts.start({ INTAKE_CHANNELS: 'webhook' });
    for (let count = 0; count < 5; count += 1) await parts.send({ subject: `Enquiry ${count}` });
    await eventually(async () => {
      expect((await parts.deliveries()).filter(({ attempts: made }) => made > 0)).toHaveLength(5);
    });
    // As after hours of failure: every delivery has a long back-off.
    await parts.service.database.pool.query(
      `update deliveries set next_attempt_at = now() + interval '50 minutes', attempts = 12;
       update pgboss.job set start_after = now() + interval '50 minutes' where state < 'active'`,
    );
    parts.web.behavior = { status: 200 };
    const recovered = performance.now();
    await eventually(async () => {
      expect((await parts.deliveries()).every(({ state }) => state === 'delivered')).toBe(true);
    });
    expect(performance.now() - recovered).toBeLessThan(60_000);
  });
});

describe('a channel that hangs', () => {
  it.each(['webhook', 'emailjs'])('%s is cut off and does not delay others', async (channel) => {
    parts.web.behavior = 'hangs';
    await parts.start({ INTAKE_CHANNELS: `smtp,${channel}`, INTAKE_SEND_RECEIPTS: 'false' });
    await parts.send();
    await parts.send({ subject: 'Another' });
    await eventually(() => {
      expect(parts.smtp.received).toHaveLength(2);
    });
    await eventually(async () => {
      const timedOut = (await parts.attempts()).filter(({ outcome }) => outcome === 'retry');
      expect(timedOut[0]?.problem).toBe('The provider did not answer in time.');
    });
    // Compares times from PostgreSQL, so that the speed of the machine does not matter.
    const { rows } = await parts.service.database.pool.query<{ before: boolean }>(
      `select max(d.delivered_at) filter (where d.channel = 'smtp')
         < min(a.finished_at) filter (where d.channel = $1) as before
       from deliveries d join delivery_attempts a on a.delivery_id = d.id`,
      [channel],
    );
    expect(rows).toEqual([{ before: true }]);
  });

  it('SMTP: the connection is cut with the time-out', async () => {
    parts.smtp.behavior = 'hangs';
    await parts.start({ INTAKE_SEND_RECEIPTS: 'false' });
    await parts.send();
    await eventually(async () => {
      expect((await parts.attempts())[0]?.outcome).toBe('retry');
    });
    parts.smtp.behavior = 'takes';
    await parts.makeDue();
    await eventually(() => {
      expect(parts.smtp.received).toHaveLength(1);
    });
  });
});
