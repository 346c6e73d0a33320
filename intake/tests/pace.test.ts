import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { promises } from '@old/contract/promise';
import { readConfig } from '#config.ts';
import { acknowledgementMail } from '#delivery/smtp/acknowledgement-mail.ts';
import { paceKeeper } from '#jobs/pace-keeper.ts';
import { openDatabase, type Database } from '#platform/db.ts';
import { pacedRows } from './support/paced.ts';
import { rows, type Rows } from './support/rows.ts';
import { asRole, settings } from './support/settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'intake-pace-'));
const file = path.join(folder, 'pace.json');
let table: Rows;
let worker: Database;
let add: ReturnType<typeof pacedRows>;
const promised = promises(readConfig(settings('postgres://127.0.0.1/none')).hours);

beforeAll(async () => {
  table = await rows();
  add = pacedRows(table, promised);
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

const promise = 'We answer within 8 working hours.';
const told = async (): Promise<unknown> => {
  const pace = paceKeeper(worker.db, promised, file);
  expect(pace.howSoon()).toBe(promise);
  await pace.renew();
  const written = JSON.parse(readFileSync(file, 'utf8')) as { sentence?: string };
  const said = written.sentence === undefined ? promise : `${promise} ${written.sentence}`;
  expect(pace.howSoon()).toBe(said);
  return written;
};

it('says what is true of all who wrote, late and unanswered ones included', async () => {
  await add(12, 2);
  await add(12, 40);
  expect(await told()).toMatchObject({ enquiries: 24, halfWithinHours: 2 });
  await add(5, null);
  expect(await told()).toEqual({
    at: expect.any(String) as string,
    enquiries: 29,
    halfWithinHours: 40,
    sentence: 'Half of the enquiries of the last 90 days were answered within 40 working hours.',
  });
  await add(20, null);
  expect(await told()).toEqual({});
});

it('whoever was turned away without a word waits; spam, duplicates and what is older do not count', async () => {
  await add(20, 1);
  await add(30, null, `, state = 'closed', close_reason = 'spam'`);
  await add(30, null, '', 91);
  expect(await told()).toMatchObject({ enquiries: 20 });
  await add(21, null, `, state = 'closed', close_reason = 'not-for-us'`);
  expect(await told()).toEqual({});
});

it('of nineteen nothing is said', async () => {
  await add(19, 1);
  expect(await told()).toEqual({});
});

it('stands in the mail that says we have their enquiry', () => {
  const company = {
    name: 'Company',
    email: 'hello@company.example',
    phone: undefined,
    brandColor: undefined,
    siteUrl: 'https://www.company.example',
    timeZone: 'UTC',
    sheetRules: undefined,
  };
  const howSoon = `${promise} Half of the enquiries of the last 90 days were answered within 3 working hours.`;
  const mail = acknowledgementMail(
    {
      purpose: 'acknowledgement',
      deliveryId: 'd',
      leadId: 'l',
      reference: 'R',
      to: 'asha@menon.example',
      enquiryUrl: 'https://www.company.example/enquiry',
      howSoon,
      written: { subject: 'Looms', projectdetails: 'Cloth' },
      sheetFragment: undefined,
    },
    company,
  );
  expect(mail.text).toContain(howSoon);
  expect(mail.html).toContain(howSoon);
});
