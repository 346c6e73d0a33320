import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let service: TestService;
beforeEach(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url, INTAKE_SEND_RECEIPTS: 'false' });
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

it.each([
  ['plan-deliveries', { enquiryId: 'asha@example.com' }, 'enquiryId'],
  ['deliver-smtp', { enquiryId: 'asha@example.com' }, 'deliveryId'],
  ['purge', { everything: 'asha@example.com' }, 'the whole payload'],
])('a job of %s that holds something else ends at once and is named', async (name, data, field) => {
  const { boss } = service.queue;
  const id = (await boss.send(name, data)) ?? '';
  await service.postEnquiry();
  await service.startWorker();
  const sentence = `A job of ${name} has missing or invalid fields (${field}). It is not run and not tried again.`;
  await eventually(async () => {
    const [job] = await boss.findJobs(name, { id });
    expect(job).toMatchObject({ state: 'failed', retryCount: 0, output: { sentence } });
  });
  const lines = service.logLines.filter((line) => line.includes(id));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 50, jobId: id, msg: sentence },
  ]);
  expect(service.logLines.join('')).not.toContain('asha@example.com');
  // The valid enquiry in the same queue arrives.
  await eventually(() => {
    expect(smtp.received).toHaveLength(1);
  });
});
