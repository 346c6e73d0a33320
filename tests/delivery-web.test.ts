import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { DeliveryParts, webhookSecret } from './support/delivery-parts.ts';
import { eventually } from './support/service.ts';

const parts = new DeliveryParts();

describe.each(['emailjs', 'webhook'] as const)('by %s', (channel) => {
  it('carries the six fields', async () => {
    await parts.start({ INTAKE_CHANNELS: channel });
    const reference = await parts.send();
    await eventually(() => {
      expect(parts.web.calls).toHaveLength(1);
    });
    const { headers, body } = parts.web.calls[0] ?? { headers: {}, body: '' };
    const sent = JSON.parse(body) as Record<string, unknown>;
    if (channel === 'emailjs') {
      expect(sent).toMatchObject({
        service_id: 'service',
        template_id: 'template',
        user_id: 'public',
        accessToken: 'private',
        template_params: { ...validEnquiry, reference, reply_to: validEnquiry.email },
      });
    } else {
      const data = { reference, enquiry: validEnquiry };
      expect(sent).toMatchObject({ type: 'enquiry.received', data });
      expect(headers['webhook-id']).toBe((await parts.deliveries())[0]?.id);
      expect(new Webhook(webhookSecret).verify(body, headers as Record<string, string>)).toEqual(
        sent,
      );
    }
  });

  it.each([401, 403, 451, 400])(
    '%i fails at once with an alarm and keeps the enquiry',
    async (status) => {
      parts.web.behavior = { status };
      await parts.start({ INTAKE_CHANNELS: channel });
      await parts.send();
      await eventually(async () => {
        expect((await parts.deliveries())[0]?.state).toBe('failed');
      });
      expect(await parts.openAlarms()).toHaveLength(1);
      expect((await parts.attempts()).map((attempt) => attempt.status)).toEqual([status]);
    },
  );

  it.each([500, 503, 429, 'resets', 'drops'] as const)(
    '%s is tried again until the enquiry arrives',
    async (fault) => {
      parts.web.behavior = typeof fault === 'number' ? { status: fault } : fault;
      await parts.start({ INTAKE_CHANNELS: channel });
      await parts.send();
      await parts.failedOnce();
      parts.web.behavior = { status: 200 };
      // One waits for its back-off; the others differ in the fault alone.
      if (fault !== 500) await parts.makeDue();
      await eventually(async () => {
        expect((await parts.deliveries())[0]?.state).toBe('delivered');
      });
    },
  );

  it('Retry-After is honoured', async () => {
    parts.web.behavior = { status: 429, retryAfter: 1_800 };
    await parts.start({ INTAKE_CHANNELS: channel });
    await parts.send();
    await parts.failedOnce();
    const [delivery] = await parts.deliveries();
    const waits = (delivery?.next_attempt_at.getTime() ?? 0) - Date.now();
    expect(waits).toBeGreaterThan(1_700_000);
    expect(delivery?.not_before?.getTime()).toBeGreaterThan(Date.now() + 1_700_000);
  });
});

it('a Retry-After of centuries counts as one day', async () => {
  parts.web.behavior = { status: 429, retryAfter: 10 ** 17 };
  await parts.start({ INTAKE_CHANNELS: 'webhook', INTAKE_SEND_RECEIPTS: 'false' });
  await parts.send();
  await parts.failedOnce();
  const { rows } = await parts.service.database.pool.query<{ hours: number }>(
    `select round(extract(epoch from not_before - now()) / 3600)::int as hours from deliveries`,
  );
  expect(rows).toEqual([{ hours: 24 }]);
});
