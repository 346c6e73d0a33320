import { byField, enquiryFields, enquiryForm, type EnquiryField } from '@studio/contract';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonExport } from '@studio/contract/desk/person';
import { personCsv } from '@studio/enquiries/persons/person-csv.ts';
import { readPerson } from '@studio/enquiries/persons/person-records.store.ts';
import { readCsv } from './support/read-csv.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

/**
 * One enquiry with a different value in every field, from the API to the mailbox and the export. The form's page is held
 * to every field by ContactFields.test.tsx, the desk's screen by Facts.test.tsx.
 */

const plain = { line: true, paragraphs: true, email: false, phone: false };
const typed = byField((field) =>
  plain[enquiryForm[field].kind] ? `typed as ${field}` : validEnquiry[field],
);

let service: TestService;
let smtp: TestSmtp;
let records: PersonExport;

beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url, INTAKE_SEND_RECEIPTS: 'false' });
  await service.startWorker();
  expect((await service.postEnquiry(typed)).statusCode).toBe(201);
  records = await readPerson(service.database.db);
  await eventually(() => {
    expect(smtp.received).toHaveLength(1);
  });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

describe.each(enquiryFields)('%s', (field: EnquiryField) => {
  it('is stored', () => {
    expect(records.enquiries.map((enquiry) => enquiry[field])).toEqual([typed[field]]);
  });

  it('is mailed to sales', () => {
    // A phone number is grouped there as usual in its country.
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
