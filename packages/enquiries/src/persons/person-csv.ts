import { byField, enquiryFields, type Enquiry } from '@studio/contract';
import type { ExportedEnquiry, ExportedMail, PersonExport } from '@studio/contract/desk/person';
import { toCsv } from './csv.ts';

const originColumns = ['page', 'service', 'notice', 'language', 'timezone'] as const;

const header = [
  'record',
  'reference',
  'state',
  'at',
  ...enquiryFields,
  ...originColumns,
  'sheet',
  'more',
];

interface Row {
  readonly record: 'enquiry' | 'message' | 'note' | 'subscription' | 'mail' | 'waiting reply';
  readonly reference: string;
  readonly state: string;
  readonly at: string;
  /** The text of a message, note or mail is in the column of the project details. */
  readonly fields: Partial<Enquiry>;
  readonly origin?: ExportedEnquiry['origin'];
  readonly sheet?: unknown;
  /** Fields without a column, as JSON. */
  readonly more?: Readonly<Record<string, unknown>>;
}

const cellsOf = ({ record, reference, state, at, fields, origin, sheet, more }: Row) => [
  record,
  reference,
  state,
  at,
  ...enquiryFields.map((field) => fields[field] ?? ''),
  ...originColumns.map((column) => origin?.[column] ?? ''),
  sheet === undefined || sheet === null ? '' : JSON.stringify(sheet),
  more === undefined ? '' : JSON.stringify(more),
];

/** `person` wrote first, if the mail belongs to no enquiry. */
function mailRow(mail: ExportedMail, reference: string, person: Partial<Enquiry> = {}): Row {
  const { direction, at, subject, body, ...more } = mail;
  const fields = { ...person, subject, projectdetails: body };
  return { record: 'mail', reference, state: direction, at, fields, more };
}

function enquiryRows(enquiry: ExportedEnquiry): Row[] {
  const { id: _id, reference, receivedAt, origin, sheet, isHeld, ...rest } = enquiry;
  const { added, notes, mails, waiting, ...kept } = rest;
  const fields = byField((field) => kept[field]);
  const more = Object.fromEntries(Object.entries(kept).filter(([name]) => !(name in fields)));
  const state = isHeld ? 'held' : (kept.work?.state ?? 'accepted');
  return [
    { record: 'enquiry', reference, state, at: receivedAt, fields, origin, sheet, more },
    ...added.map(({ kind, words, at }): Row => {
      return { record: 'message', reference, state: kind, at, fields: { projectdetails: words } };
    }),
    ...notes.map(({ text, at }): Row => {
      return { record: 'note', reference, state: '', at, fields: { projectdetails: text } };
    }),
    ...mails.map((mail) => mailRow(mail, reference)),
    ...waiting.map(({ subject, body, writtenAt: at, ...later }): Row => {
      const words = { subject, projectdetails: body };
      return { record: 'waiting reply', reference, state: '', at, fields: words, more: later };
    }),
  ];
}

/** All records in one table, one per row. */
export function personCsv({ enquiries, subscriptions, otherMails }: PersonExport): string {
  const rows: Row[] = [
    ...enquiries.flatMap(enquiryRows),
    ...subscriptions.map(({ name, email, state, askedAt: at, confirmedAt }): Row => {
      return {
        record: 'subscription',
        reference: '',
        state,
        at,
        fields: { name, email },
        more: { confirmedAt },
      };
    }),
    ...otherMails.flatMap(({ name, email, mails }) =>
      mails.map((mail) => mailRow(mail, '', { name, email })),
    ),
  ];
  return toCsv(header, rows.map(cellsOf));
}
