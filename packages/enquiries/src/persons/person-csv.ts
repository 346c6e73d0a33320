import { enquiryFields } from '@studio/contract';
import { toCsv } from './csv.ts';
import type { OtherMailRecord, PersonRecords } from './person.store.ts';

const header = [
  'record',
  'reference',
  'state',
  'at',
  ...enquiryFields,
  'page',
  'service',
  'notice',
  'language',
  'timezone',
  'sheet',
];

const noOrigin = ['', '', '', '', '', ''];

/** What a mail of no enquiry has of the form's fields. */
const mailField = (mail: OtherMailRecord, field: string): string => {
  if (field === 'projectdetails') return mail.body;
  return field === 'name' || field === 'email' || field === 'subject' ? mail[field] : '';
};

/** Everything in one table; a message has only text, a subscription only a name and an address. */
export function personCsv(records: PersonRecords): string {
  const { enquiries, messages, subscriptions, otherMails } = records;
  return toCsv(header, [
    ...enquiries.map((enquiry) => [
      'enquiry',
      enquiry.reference,
      enquiry.state,
      enquiry.received_at.toISOString(),
      ...enquiryFields.map((field) => enquiry[field]),
      enquiry.from_page,
      enquiry.from_service,
      enquiry.notice_version,
      enquiry.from_language,
      enquiry.from_time_zone,
      enquiry.sheet === null ? '' : JSON.stringify(enquiry.sheet),
    ]),
    ...messages.map(({ reference, kind, received_at: at, words }) => [
      'message',
      reference,
      kind,
      at.toISOString(),
      ...enquiryFields.map((field) => (field === 'projectdetails' ? words : '')),
      ...noOrigin,
    ]),
    ...subscriptions.map(({ name, email, state, asked_at: at }) => [
      'subscription',
      '',
      state,
      at.toISOString(),
      ...enquiryFields.map((field) => (field === 'name' ? name : field === 'email' ? email : '')),
      ...noOrigin,
    ]),
    ...otherMails.map((mail) => [
      'mail',
      '',
      mail.direction,
      mail.at.toISOString(),
      ...enquiryFields.map((field) => mailField(mail, field)),
      ...noOrigin,
    ]),
  ]);
}
