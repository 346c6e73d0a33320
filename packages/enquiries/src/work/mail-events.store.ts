import { applyEvent, type Change } from '@studio/contract/desk/work';
import { countsAsAnswer } from '@studio/contract/desk/work-rules';
import type { ResponseTarget } from '@studio/contract/response-target';
import type { Trx } from '#database/db.ts';
import {
  readWorkRow,
  appendEvent,
  markAnsweredForEnquirer,
  type WorkSnapshot,
} from './change-work.store.ts';
import { workOfRow } from './work-row.ts';

/** An event outside the desk that changes an enquiry's work. */
export interface MailEvent {
  readonly enquiryId: string;
  /** When it happened; for a mail, by our mail server's clock. */
  readonly at: Date;
}

/** Never before the enquiry and never in the future, because a mail server's clock differs from PostgreSQL's. */
const bounded = (row: WorkSnapshot, at: Date): Date =>
  new Date(Math.min(Math.max(at.getTime(), row.received_at.getTime()), row.now.getTime()));

type Coming = Extract<Change, { kind: 'answered' | 'enquirer-replied' | 'withdrew' }>;
type Doing = { readonly staffId: string | null; readonly at: Date };

async function happenTo(
  trx: Trx,
  row: WorkSnapshot,
  { staffId, at }: Doing,
  change: Change,
): Promise<void> {
  const next = applyEvent(workOfRow(row), { at: at.toISOString(), staffId, change });
  await appendEvent(trx, { enquiryId: row.enquiry_id, staffId, at }, change, next);
}

/**
 * A mail for a merged enquiry is recorded for both: the other one takes it, and it counts for the merged one if the
 * merge is undone.
 */
async function happen(
  trx: Trx,
  row: WorkSnapshot,
  doing: Doing,
  changeOf: (of: WorkSnapshot) => Coming,
): Promise<void> {
  await happenTo(trx, row, doing, changeOf(row));
  if (row.merged_into === null) return;
  const earlier = await readWorkRow(trx, row.merged_into, true);
  if (earlier) await happenTo(trx, earlier, doing, { ...changeOf(earlier), of: row.enquiry_id });
}

/** A colleague answered from their mail program. A closed enquiry stays closed, but counts as answered. */
export async function recordStaffReply(
  trx: Trx,
  responseTarget: ResponseTarget,
  { enquiryId, at: writtenAt, staffId }: MailEvent & { readonly staffId: string | null },
): Promise<void> {
  const row = await readWorkRow(trx, enquiryId, true);
  const into = row?.merged_into ?? null;
  const standing = into === null ? row : await readWorkRow(trx, into, true);
  const command = { kind: 'answered', by: 'mail', then: 'waiting' } as const;
  if (!row || !standing || !countsAsAnswer(workOfRow(standing))) return;
  const at = bounded(row, writtenAt);
  await happen(trx, row, { staffId, at }, (of) => ({
    ...command,
    workingMs: responseTarget.time.between(of.received_at, at),
  }));
  await markAnsweredForEnquirer(trx, enquiryId, at);
  if (into !== null) await markAnsweredForEnquirer(trx, into, at);
}

/** They wrote: the enquiry awaits our reply again, with a new due time. */
export async function recordEnquirerReply(
  trx: Trx,
  responseTarget: ResponseTarget,
  mail: MailEvent,
): Promise<void> {
  const row = await readWorkRow(trx, mail.enquiryId, true);
  if (!row) return;
  const at = bounded(row, mail.at);
  const { warnAt, dueAt } = responseTarget.deadlinesFrom(at);
  const deadlines = { warnAt: warnAt.toISOString(), dueAt: dueAt.toISOString() };
  await happen(trx, row, { staffId: null, at }, () => ({ kind: 'enquirer-replied', ...deadlines }));
}

/** They withdrew it before it reached the desk. */
export async function recordWithdrawal(trx: Trx, { enquiryId, at }: MailEvent): Promise<void> {
  const row = await readWorkRow(trx, enquiryId, true);
  if (row)
    await happen(trx, row, { staffId: null, at: bounded(row, at) }, () => ({ kind: 'withdrew' }));
}
