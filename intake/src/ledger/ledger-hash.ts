import { createHash } from 'node:crypto';

/** An entry as it is read back: times in microseconds, since a Date would lose three digits. */
export interface LedgerRow {
  readonly seq: string;
  readonly micros: string;
  readonly actor: string;
  readonly actor_key: Buffer | null;
  readonly action: string;
  readonly detail: string;
  readonly lead_id: string | null;
  readonly reference: string | null;
  readonly person_key: Buffer | null;
  readonly previous: Buffer;
  readonly hash: Buffer;
}

export const FIRST_PREVIOUS = Buffer.alloc(32);

/** As migration 0012 computes it, once more and without asking the database that may have been changed. */
export function ledgerHash(row: Omit<LedgerRow, 'previous' | 'hash'>, previous: Buffer): Buffer {
  const told = [
    row.seq,
    row.micros,
    row.actor,
    row.actor_key?.toString('hex') ?? '',
    row.action,
    row.lead_id ?? '',
    row.reference ?? '',
    row.person_key?.toString('hex') ?? '',
    // Last, because it alone may hold the sign that parts them.
    row.detail,
  ].join('|');
  return createHash('sha256').update(previous).update(told).digest();
}
