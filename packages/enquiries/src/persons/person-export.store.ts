import type { PersonExport, PersonFound } from '@studio/contract/desk/person';
import type { Db } from '#database/db.ts';
import type { AuditLog } from '#audit-log/audit-log.store.ts';
import { readPerson } from './person-records.store.ts';

/** Counts what is stored about a person and where, without the content. */
export async function findPerson(db: Db, auditLog: AuditLog, email: string): Promise<PersonFound> {
  const { enquiries, subscriptions, otherMails } = await readPerson(db, email);
  await auditLog.recordPerson(db, 'viewed', 'desk person', email, enquiries);
  return {
    enquiries: enquiries.map(({ id, reference, receivedAt, isHeld }) => ({
      id,
      reference,
      receivedAt,
      isHeld,
    })),
    messages: enquiries.flatMap(({ added }) => added).length,
    subscriptions: subscriptions.length,
    otherMails: otherMails.flatMap(({ mails }) => mails).length,
  };
}

/** Everything about the person, for the person. */
export async function exportPerson(
  db: Db,
  auditLog: AuditLog,
  email: string,
): Promise<PersonExport> {
  const person = await readPerson(db, email);
  await auditLog.recordPerson(db, 'exported', 'desk person', email, person.enquiries);
  return person;
}
