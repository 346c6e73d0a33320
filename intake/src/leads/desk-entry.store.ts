import { leadFields, leadForm } from '@old/contract';
import { leadWords } from '@old/contract/desk/lead-words';
import type { Promises } from '@old/contract/promise';
import { sql } from 'kysely';
import type { Db, Trx } from '#platform/db.ts';
import { DESK_CHANNEL, type DeskLeadRow } from '#platform/desk-tables.ts';
import type { LeadRow } from '#platform/tables.ts';
import { countryOf } from './phones.ts';
import { companyHash, personHash } from './sameness.ts';

const FIRST_VERSION = 1;
const AT_ONCE = 500;

function entryOf(lead: LeadRow, { promisedAt }: Promises): DeskLeadRow {
  const { warnAt, dueAt } = promisedAt(lead.received_at);
  return {
    lead_id: lead.id,
    received_at: lead.received_at,
    version: FIRST_VERSION,
    state: 'to-answer',
    owner_id: null,
    close_reason: null,
    snoozed_until: null,
    warn_at: warnAt,
    due_at: dueAt,
    first_opened_at: null,
    first_answered_at: null,
    asked_again_at: null,
    first_due_at: null,
    person: personHash(lead),
    company: companyHash(lead),
    country: countryOf(lead.phonenumber),
  };
}

function wordsOf(lead: LeadRow): string[] {
  const texts = leadFields.filter((field) => leadForm[field].kind !== 'phone');
  return leadWords([...texts.map((field) => lead[field]), lead.reference], lead.phonenumber);
}

/**
 * Puts enquiries on the desk: their row, their first event and the words they are found by. Whoever
 * listens is told once for all of them, because commits that notify wait for each other.
 */
export async function enterAtDesk(
  trx: Trx,
  promised: Promises,
  leads: readonly LeadRow[],
): Promise<void> {
  if (leads.length === 0) return;
  const entered = await trx
    .insertInto('desk_leads')
    .values(leads.map((lead) => entryOf(lead, promised)))
    .onConflict((oc) => oc.column('lead_id').doNothing())
    .returning(['lead_id', 'due_at', 'warn_at'])
    .execute();
  if (entered.length === 0) return;
  await trx
    .insertInto('desk_events')
    .values(
      entered.map(({ lead_id, due_at, warn_at }) => ({
        lead_id,
        kind: 'received',
        version: FIRST_VERSION,
        data: JSON.stringify({ dueAt: due_at, warnAt: warn_at }),
      })),
    )
    .execute();
  const isNew = new Set(entered.map(({ lead_id }) => lead_id));
  await trx
    .insertInto('lead_search')
    .values(
      leads
        .filter(({ id }) => isNew.has(id))
        .map((lead) => ({
          lead_id: lead.id,
          received_at: lead.received_at,
          words: sql<string>`array_to_tsvector(${wordsOf(lead)}::text[])`,
        })),
    )
    .execute();
  await sql`select pg_notify(${DESK_CHANNEL}, '')`.execute(trx);
}

/** Enquiries of a version that knew no desk. Answers how many it found; none means that all are there. */
export async function enterForgotten(db: Db, promised: Promises): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const leads = await trx
      .selectFrom('leads')
      .selectAll()
      .where('state', '=', 'planned')
      .where('is_probe', '=', false)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('desk_leads')
              .select('lead_id')
              .whereRef('desk_leads.lead_id', '=', 'leads.id'),
          ),
        ),
      )
      .limit(AT_ONCE)
      .execute();
    await enterAtDesk(trx, promised, leads);
    return leads.length;
  });
}
