import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { promises } from '@studio/contract/promise';
import { readConfig } from '#config.ts';
import { acknowledgementMail } from '#delivery/smtp/acknowledgement-mail.ts';
import { paceKeeper } from '#jobs/pace-keeper.ts';
import { enterAtDesk } from '#leads/desk-entry.store.ts';
import { openDatabase, type Database } from '#platform/db.ts';
import { rows, type Rows } from './support/rows.ts';
import { asRole, settings } from './support/settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'intake-pace-'));
const file = path.join(folder, 'pace.json');
let table: Rows;
let worker: Database;
const promised = promises(readConfig(settings('postgres://127.0.0.1/none')).hours);

beforeAll(async () => {
  table = await rows();
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

/** So many that came on this day and were answered after working hours; never where none are given. */
async function add(count: number, hours: number | null, more = '', daysAgo = 30): Promise<void> {
  const { db, pool } = table.database;
  const receivedAt = new Date(Date.now() - daysAgo * 86_400_000);
  const ids = await Promise.all(
    Array.from({ length: count }, () => table.addLead({ received_at: receivedAt })),
  );
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  await db.transaction().execute((trx) => enterAtDesk(trx, promised, leads));
  const answeredAt = hours === null ? null : promised.time.after(receivedAt, hours * 3_600_000);
  await pool.query(`update desk_leads set first_answered_at = $2 ${more} where lead_id = any($1)`, [
    ids,
    answeredAt,
  ]);
}

const told = async (): Promise<unknown> => {
  const pace = paceKeeper(worker.db, promised, file);
  expect(pace.sentence()).toBeUndefined();
  await pace.renew();
  const written = JSON.parse(readFileSync(file, 'utf8')) as { sentence?: string };
  expect(pace.sentence()).toBe(written.sentence);
  return written;
};

it('says what is true of all who wrote, late and unanswered ones included', async () => {
  await add(12, 2);
  await add(12, 40);
  expect(await told()).toMatchObject({ enquiries: 24, halfWithinHours: 2 });
  await add(5, null);
  expect(await told()).toEqual({
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

it('stands in the mail that says we have their enquiry, and is left out where nothing may be said', () => {
  const company = {
    name: 'Company',
    email: 'hello@company.example',
    phone: undefined,
    brandColor: undefined,
    siteUrl: 'https://www.company.example',
    timeZone: 'UTC',
    sheetRules: undefined,
  };
  const mailWith = (pace: string | undefined) =>
    acknowledgementMail(
      {
        purpose: 'acknowledgement',
        deliveryId: 'd',
        leadId: 'l',
        reference: 'R',
        to: 'asha@menon.example',
        enquiryUrl: 'https://www.company.example/enquiry',
        pace,
        written: { subject: 'Looms', projectdetails: 'Cloth' },
        sheetFragment: undefined,
      },
      company,
    );
  const sentence =
    'Half of the enquiries of the last 90 days were answered within 3 working hours.';
  expect(mailWith(sentence).text).toContain(sentence);
  expect(mailWith(sentence).html).toContain(sentence);
  expect(mailWith(undefined).text).not.toContain('Half of');
});
