import { createHash } from 'node:crypto';

/** An entry as read from the database: times in microseconds, because a Date would lose three digits. */
export interface AuditRow {
  readonly seq: string;
  readonly micros: string;
  readonly actor: string;
  readonly actor_key: Buffer | null;
  readonly action: string;
  readonly detail: string;
  readonly enquiry_id: string | null;
  readonly reference: string | null;
  readonly person_key: Buffer | null;
  readonly previous: Buffer;
  readonly hash: Buffer;
}

export const FIRST_PREVIOUS = Buffer.alloc(32);

/** The same hash as `append_audit_entry` makes, computed here because the database may have been tampered with. */
export function auditHash(row: Omit<AuditRow, 'previous' | 'hash'>, previous: Buffer): Buffer {
  const fields = [
    row.seq,
    row.micros,
    row.actor,
    row.actor_key?.toString('hex') ?? '',
    row.action,
    row.enquiry_id ?? '',
    row.reference ?? '',
    row.person_key?.toString('hex') ?? '',
    // Last, because only this field may contain the separator.
    row.detail,
  ].join('|');
  return createHash('sha256').update(previous).update(fields).digest();
}
