import type { AddedSeen, ToldSeen } from '@old/contract/desk/answers';
import type { Db } from '@studio/intake/platform/db.ts';

/** What they added on their own page, the first first. */
export async function readAdded(db: Db, leadId: string): Promise<AddedSeen[]> {
  const rows = await db
    .selectFrom('enquiry_messages')
    .select(['id', 'kind', 'words', 'received_at'])
    .where('lead_id', '=', leadId)
    .orderBy('received_at')
    .execute();
  return rows.map(({ received_at, ...row }) => ({ ...row, at: received_at.toISOString() }));
}

const saidOf = (state: string): ToldSeen['state'] =>
  state === 'delivered' || state === 'parked' ? state : 'under way';

/** Who was told that it has come. What another channel took over, or nobody wants, is left out. */
export async function readTold(db: Db, leadId: string): Promise<ToldSeen[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['purpose', 'state', 'delivered_at'])
    .where('lead_id', '=', leadId)
    .where('purpose', 'in', ['sales', 'acknowledgement'] as const)
    .where('channel', '<>', 'webhook')
    .where('state', 'not in', ['replaced', 'withheld'])
    .orderBy('purpose')
    .execute();
  return rows.map(({ purpose, state, delivered_at }) => ({
    purpose: purpose as ToldSeen['purpose'],
    state: saidOf(state),
    at: delivered_at?.toISOString() ?? null,
  }));
}
