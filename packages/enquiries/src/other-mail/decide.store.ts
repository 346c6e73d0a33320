import { randomUUID } from 'node:crypto';
import { retention } from '@studio/contract/retention';
import type { Db } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';
import { planDeliveries } from '#jobs/plan-deliveries.job.ts';
import type { AuditLog } from '#audit-log/audit-log.store.ts';
import { newReference } from '#submission/fingerprint.ts';
import { sql } from 'kysely';

/** The fields that a person at the desk read from the mail; address and text are taken from the mail itself. */
export interface NewFromMail {
  readonly otherId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly companyname: string;
  readonly subject: string;
}

/**
 * Makes a mail an enquiry like any other: stored with its job, planned by the worker, acknowledged. Undefined if a
 * colleague was faster.
 */
export async function makeEnquiry(
  db: Db,
  queue: Queue,
  auditLog: AuditLog,
  { otherId, sessionId, name, companyname, subject }: NewFromMail,
): Promise<{ id: string; reference: string } | undefined> {
  const [id, reference] = [randomUUID(), newReference()];
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ email: string | null }>`
      select make_enquiry_from_mail(${sessionId}, ${otherId}, ${id}, ${reference}, ${name}, ${companyname}, ${subject},
        ${retention.enquiry.days}) as email
    `.execute(trx);
    const email = rows[0]?.email ?? undefined;
    if (email === undefined) return undefined;
    await queue.add(trx, planDeliveries, [{ enquiryId: id }]);
    await auditLog.record(trx, 'changed', 'desk mail made an enquiry', [{ id, reference, email }]);
    return { id, reference };
  });
}

/** Marks mails as no enquiries, or undoes that. False if a colleague was faster with one of them. */
export async function setAside(
  db: Db,
  sessionId: string,
  ids: readonly string[],
  isAside: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ changed: number }>`
    select set_other_mails_aside(${sessionId}, ${ids}::uuid[], ${isAside}) as changed
  `.execute(db);
  return rows[0]?.changed === new Set(ids).size;
}
