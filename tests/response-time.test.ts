import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ownSettings } from '@studio/contract/own-secrets';
import { responseTargetOf } from '@studio/contract/response-target';
import { readApiConfig } from '@studio/api/config.ts';
import { acknowledgementMail } from '@studio/mail/smtp/acknowledgement-mail.ts';
import { responseTimePublisher } from '@studio/worker/jobs/response-time-publisher.ts';
import { openDatabase, type Database } from '@studio/enquiries/database/db.ts';
import { timedEnquiries } from './support/timed-enquiries.ts';
import { rows, type Rows } from './support/rows.ts';
import { asRole, settings } from './support/settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'intake-pace-'));
const file = path.join(folder, 'pace.json');
let table: Rows;
let worker: Database;
let add: ReturnType<typeof timedEnquiries>;
const responseTarget = responseTargetOf(
  readApiConfig(ownSettings('api', settings('postgres://127.0.0.1/none'))).hours,
);

beforeAll(async () => {
  table = await rows();
  add = timedEnquiries(table, responseTarget);
  const url = asRole(table.url, 'intake_worker');
  worker = openDatabase({
    url,
    connections: 2,
    statementTimeoutMs: 20_000,
    onIdleError: () => undefined,
  });
});
afterAll(async () => {
  await worker.close();
  await table[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});
beforeEach(() => table.empty());

const promise = 'We answer within one business day.';
const published = async (): Promise<unknown> => {
  const responseTime = responseTimePublisher(worker.db, responseTarget, file);
  expect(responseTime.howSoon()).toBe(promise);
  await responseTime.renew();
  const written = JSON.parse(readFileSync(file, 'utf8')) as { sentence?: string };
  const said = written.sentence === undefined ? promise : `${promise} ${written.sentence}`;
  expect(responseTime.howSoon()).toBe(said);
  return written;
};

it('publishes the time of all enquiries, late and unanswered ones included', async () => {
  await add(12, 2);
  await add(12, 40);
  expect(await published()).toMatchObject({ enquiries: 24, halfWithinHours: 2 });
  await add(5, null);
  expect(await published()).toEqual({
    at: expect.any(String) as string,
    enquiries: 29,
    halfWithinHours: 40,
    sentence: 'Half of the enquiries of the last 90 days were answered within 40 business hours.',
  });
  await add(20, null);
  expect(await published()).toEqual({});
});

it('counts enquiries closed without an answer as waiting; spam, duplicates, withdrawn and older ones do not count', async () => {
  await add(20, 1);
  await add(30, null, `, state = 'closed', close_reason = 'spam'`);
  await add(30, null, `, state = 'closed', close_reason = 'withdrawn'`);
  await add(30, 40, `, state = 'closed', close_reason = 'duplicate'`);
  await add(30, null, '', 91);
  expect(await published()).toMatchObject({ enquiries: 20 });
  await add(21, null, `, state = 'closed', close_reason = 'not-for-us'`);
  expect(await published()).toEqual({});
});

it('publishes nothing for nineteen enquiries', async () => {
  await add(19, 1);
  expect(await published()).toEqual({});
});

it('is in the acknowledgement', () => {
  const company = {
    name: 'Company',
    email: 'hello@company.example',
    phone: undefined,
    brandColor: undefined,
    siteUrl: 'https://www.company.example',
    timeZone: 'UTC',
    sheetRules: undefined,
  };
  const howSoon = `${promise} Half of the enquiries of the last 90 days were answered within 3 business hours.`;
  const mail = acknowledgementMail(
    {
      purpose: 'acknowledgement',
      deliveryId: 'd',
      enquiryId: 'l',
      reference: 'R',
      to: 'asha@menon.example',
      enquiryUrl: 'https://www.company.example/enquiry',
      howSoon,
      sawNoNotice: false,
    },
    company,
  );
  expect(mail.text).toContain(howSoon);
  expect(mail.html).toContain(howSoon);
});
