import { byField, leadFields, leadForm, type LeadField } from '@old/contract';
import { validLead } from '@old/contract/fixtures/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadOf } from '#leads/lead.store.ts';
import { personCsv } from '#leads/person-csv.ts';
import { readPerson, type PersonRecords } from '#leads/person.store.ts';
import { readCsv } from './support/read-csv.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

/** One enquiry with something else in every field, from the door to the mailbox and the export. */

const plain = { line: true, paragraphs: true, email: false, phone: false };
const typed = byField((field) =>
  plain[leadForm[field].kind] ? `typed as ${field}` : validLead[field],
);

let service: TestService;
let smtp: TestSmtp;
let records: PersonRecords;

beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url, INTAKE_ACKNOWLEDGE: 'no' });
  await service.startWorker();
  expect((await service.postLead(typed)).statusCode).toBe(201);
  records = await readPerson(service.database.db);
  await eventually(() => {
    expect(smtp.received).toHaveLength(1);
  }, 30_000);
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

describe.each(leadFields)('%s', (field: LeadField) => {
  it('is stored', () => {
    expect(records.leads.map((row) => leadOf(row)[field])).toEqual([typed[field]]);
  });

  it('is mailed to sales', () => {
    // A number is grouped there as people of its country read it.
    const words = (text: string | undefined) => text?.replaceAll(' ', '');
    const { text, html } = smtp.received[0]?.mail ?? {};
    expect(words(text)).toContain(words(typed[field]));
    expect(words(html || undefined)).toContain(words(typed[field]));
  });

  it('is exported', () => {
    const [header = [], row = []] = readCsv(personCsv(records));
    expect(row[header.indexOf(field)]).toBe(typed[field]);
  });
});
