import type { Work } from '@studio/contract/desk/work';
import type { Value } from '@studio/contract/desk/outcome';
import type { EnquiryWorkRow } from '#database/desk-tables.ts';

const text = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The columns of a work. */
export type WorkRow = Omit<
  EnquiryWorkRow,
  | 'enquiry_id'
  | 'received_at'
  | 'first_opened_at'
  | 'state_since'
  | 'remind_at'
  | 'is_reminded'
  | 'person_hash'
  | 'company_hash'
  | 'country'
>;

function valueOf({ close_amount: amount, close_currency: currency }: WorkRow): Value | null {
  return amount === null || currency === null ? null : { amount: Number(amount), currency };
}

export const workOfRow = (row: WorkRow): Work => ({
  version: row.version,
  state: row.state,
  ownerId: row.owner_id,
  closeReason: row.close_reason,
  closeWhy: row.close_why,
  closeValue: valueOf(row),
  putOffUntil: text(row.put_off_until),
  warnAt: row.warn_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  firstAnsweredAt: text(row.first_answered_at),
  owedSince: text(row.owed_since),
  firstDueAt: text(row.first_due_at),
  unreadSince: text(row.unread_since),
  mergedInto: row.merged_into,
});

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

/**
 * The reason and value of closing are set by a trigger, which reads them from the event. Merging has functions of its
 * own.
 */
export const rowOfWork = (work: Work) => ({
  version: work.version,
  state: work.state,
  owner_id: work.ownerId,
  close_reason: work.closeReason,
  put_off_until: moment(work.putOffUntil),
  warn_at: new Date(work.warnAt),
  due_at: new Date(work.dueAt),
  first_answered_at: moment(work.firstAnsweredAt),
  owed_since: moment(work.owedSince),
  first_due_at: moment(work.firstDueAt),
  unread_since: moment(work.unreadSince),
});
