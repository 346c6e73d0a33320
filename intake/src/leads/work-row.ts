import type { Work } from '@old/contract/desk/work';
import type { DeskLeadRow } from '#platform/desk-tables.ts';

const text = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const workOfRow = (row: DeskLeadRow): Work => ({
  version: row.version,
  state: row.state,
  ownerId: row.owner_id,
  closeReason: row.close_reason,
  snoozedUntil: text(row.snoozed_until),
  warnAt: row.warn_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  firstAnsweredAt: text(row.first_answered_at),
  askedAgainAt: text(row.asked_again_at),
  firstDueAt: text(row.first_due_at),
});

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const rowOfWork = (work: Work) => ({
  version: work.version,
  state: work.state,
  owner_id: work.ownerId,
  close_reason: work.closeReason,
  snoozed_until: moment(work.snoozedUntil),
  warn_at: new Date(work.warnAt),
  due_at: new Date(work.dueAt),
  first_answered_at: moment(work.firstAnsweredAt),
  asked_again_at: moment(work.askedAgainAt),
  first_due_at: moment(work.firstDueAt),
});
