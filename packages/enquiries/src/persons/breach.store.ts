import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Touched } from '#audit-log/audit-log.store.ts';
import type { AuditAction, AuditActor } from '#database/tables.ts';

/** A person whose enquiries, or whose mails without one, are in the database. */
export interface AffectedPerson {
  readonly email: string;
  readonly name: string;
  readonly references: readonly string[];
}

export async function readAffected(db: Db): Promise<AffectedPerson[]> {
  const { rows } = await sql<AffectedPerson>`
    select min(email) as email, min(name) as name,
      coalesce(array_agg(reference order by received_at) filter (where reference is not null), '{}') as references
    from (
      select email, name, reference, received_at from enquiries where not is_probe
      union all
      select sender, name, null, received_at from other_mails where not is_automatic) as people
    group by lower(email) order by lower(min(email))
  `.execute(db);
  return rows;
}

/** Their enquiries, for the audit log. */
export const readAffectedEnquiries = (db: Db): Promise<Touched[]> =>
  db
    .selectFrom('enquiries')
    .select(['id', 'reference', 'email'])
    .where('is_probe', '=', false)
    .orderBy('received_at')
    .execute();

export interface BreachFacts {
  readonly now: Date;
  readonly enquiries: number;
  readonly oldest: Date | null;
  readonly subscriptions: number;
  /** Erased since then: affected as well, but no longer identifiable. */
  readonly erasedEnquiries: number;
  readonly erasedPeople: number;
}

export async function readBreachFacts(db: Db, since: Date): Promise<BreachFacts> {
  const { rows } = await sql<BreachFacts>`
    select now() as now,
      (select count(*)::int from enquiries where not is_probe) as enquiries,
      (select min(received_at) from enquiries where not is_probe) as oldest,
      (select count(*)::int from subscriptions) as subscriptions,
      count(enquiry_id)::int as "erasedEnquiries",
      count(distinct person_key)::int as "erasedPeople"
    from audit_log where action = 'erased' and at >= ${since}
  `.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('PostgreSQL counted nothing.');
  return facts;
}

/** Audit log entries since then, grouped by actor, action and detail. */
export interface Accesses {
  readonly actor: AuditActor;
  readonly actor_key: Buffer | null;
  readonly action: AuditAction;
  readonly detail: string;
  readonly times: number;
  readonly first: Date;
  readonly last: Date;
}

export async function readAccesses(db: Db, since: Date): Promise<Accesses[]> {
  const { rows } = await sql<Accesses>`
    select actor, actor_key, action, detail, count(*)::int as times, min(at) as first, max(at) as last
    from audit_log where at >= ${since}
    group by actor, actor_key, action, detail order by min(at)
  `.execute(db);
  return rows;
}
