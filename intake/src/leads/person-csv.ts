import { leadFields } from '@old/contract';
import { toCsv } from './csv.ts';
import type { PersonRecords } from './person.store.ts';

const header = [
  'record',
  'reference',
  'state',
  'at',
  ...leadFields,
  'page',
  'service',
  'notice',
  'language',
  'timezone',
  'sheet',
];

const noOrigin = ['', '', '', '', '', ''];

/** All of it in one table; a message has only words, a subscription only a name and an address. */
export function personCsv({ leads, messages, subscriptions }: PersonRecords): string {
  return toCsv(header, [
    ...leads.map((lead) => [
      'lead',
      lead.reference,
      lead.state,
      lead.received_at.toISOString(),
      ...leadFields.map((field) => lead[field]),
      lead.from_page,
      lead.from_service,
      lead.notice_version,
      lead.from_language,
      lead.from_time_zone,
      lead.sheet === null ? '' : JSON.stringify(lead.sheet),
    ]),
    ...messages.map(({ reference, kind, received_at: at, words }) => [
      'message',
      reference,
      kind,
      at.toISOString(),
      ...leadFields.map((field) => (field === 'projectdetails' ? words : '')),
      ...noOrigin,
    ]),
    ...subscriptions.map(({ name, email, state, asked_at: at }) => [
      'subscription',
      '',
      state,
      at.toISOString(),
      ...leadFields.map((field) => (field === 'name' ? name : field === 'email' ? email : '')),
      ...noOrigin,
    ]),
  ]);
}
