import { leadFields } from '@studio/contract';
import { toCsv } from './csv.ts';
import type { PersonRecords } from './person.store.ts';

const header = ['record', 'reference', 'state', 'at', ...leadFields, 'page', 'service', 'notice'];

/** Leads and subscriptions in one table; a subscription has only a name and an address. */
export function personCsv({ leads, subscriptions }: PersonRecords): string {
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
    ]),
    ...subscriptions.map(({ name, email, state, asked_at: at }) => [
      'subscription',
      '',
      state,
      at.toISOString(),
      ...leadFields.map((field) => (field === 'name' ? name : field === 'email' ? email : '')),
      '',
      '',
      '',
    ]),
  ]);
}
