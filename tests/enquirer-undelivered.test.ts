import { randomUUID } from 'node:crypto';
import { addPath, enquiryPath } from '@studio/contract/paths';
import { enquiryLinks } from '@studio/enquiries/enquirer/link.store.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { signedTokens } from '@studio/platform/token.ts';
import { expect, it } from 'vitest';
import { eventually, testService } from './support/service.ts';
import { smtpServer } from './support/smtp.ts';

it('the page of an enquiry that was not delivered does not say that it is on its way', async () => {
  await using smtp = await smtpServer();
  smtp.behavior = 'refuses';
  await using service = await testService({
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_SEND_RECEIPTS: 'false',
  });
  const { config, database } = service;
  await service.postEnquiry({ idempotencykey: randomUUID() });
  const enquiry = await database.db
    .selectFrom('enquiries')
    .select(['id', 'email'])
    .executeTakeFirstOrThrow();
  const link = enquiryLinks(
    database.db,
    config.secret,
    config.siteOrigin,
    signedTokens(config.secret, systemClock),
  );
  const { search } = new URL(await link(enquiry));
  await service.app.inject({
    method: 'POST',
    url: addPath + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams({ id: randomUUID(), message: 'And more.' }).toString(),
  });
  await service.startWorker();
  const failed = await eventually(async () => {
    const found = await database.pool.query(
      `select purpose from deliveries where state = 'failed'`,
    );
    expect(found.rows).toHaveLength(2);
    return found.rows as unknown[];
  });
  expect(failed).toContainEqual({ purpose: 'sales' });
  const { body } = await service.app.inject(enquiryPath + search);
  expect(body).toContain('It is stored. If it cannot be delivered, we are notified.');
  expect(body).toContain('And more.');
  expect(body).toContain('Stored, and not delivered yet.');
  expect(body).not.toContain('on its way');
});
