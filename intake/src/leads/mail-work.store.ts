import { afterEvent, type Change, type Command } from '@old/contract/desk/work';
import { whyNot } from '@old/contract/desk/work-rules';
import type { Promises } from '@old/contract/promise';
import type { Trx } from '#platform/db.ts';
import { readRow, record, tellEnquirer, type Seen } from './change-work.store.ts';
import { workOfRow } from './work-row.ts';

/** What a mail outside the desk did to an enquiry's work. */
export interface Mailed {
  readonly leadId: string;
  /** When it was written, by our mail server's clock. */
  readonly at: Date;
}

/** Never before the enquiry, and never in the future: a mail server's clock is not PostgreSQL's. */
const bounded = (row: Seen, at: Date): Date =>
  new Date(Math.min(Math.max(at.getTime(), row.received_at.getTime()), row.now.getTime()));

async function happen(
  trx: Trx,
  row: Seen,
  { staffId, at }: { readonly staffId: string | null; readonly at: Date },
  change: Change,
): Promise<void> {
  const next = afterEvent(workOfRow(row), { at: at.toISOString(), staffId, change });
  await record(trx, { leadId: row.lead_id, staffId, at }, change, next);
}

/** Somebody of ours answered from their mail program. What is closed stays closed. */
export async function noteAnswered(
  trx: Trx,
  promised: Promises,
  { leadId, at: writtenAt, staffId }: Mailed & { readonly staffId: string | null },
): Promise<void> {
  const row = await readRow(trx, leadId, true);
  const command: Command = { kind: 'answered', by: 'mail', then: 'waiting' };
  if (!row || whyNot(workOfRow(row), command, row.now) !== undefined) return;
  const at = bounded(row, writtenAt);
  const workingMs = promised.time.between(row.received_at, at);
  await happen(trx, row, { staffId, at }, { ...command, workingMs });
  await tellEnquirer(trx, leadId, at);
}

/** They wrote: it is ours to answer again, with a promise of its own. */
export async function noteTheyWrote(trx: Trx, promised: Promises, mail: Mailed): Promise<void> {
  const row = await readRow(trx, mail.leadId, true);
  if (!row) return;
  const at = bounded(row, mail.at);
  const { warnAt, dueAt } = promised.promisedAt(at);
  const change: Change = {
    kind: 'they-wrote',
    warnAt: warnAt.toISOString(),
    dueAt: dueAt.toISOString(),
  };
  await happen(trx, row, { staffId: null, at }, change);
}
