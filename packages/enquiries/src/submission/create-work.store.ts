import type { ResponseTarget } from '@studio/contract/response-target';
import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import { DESK_CHANNEL, type EnquiryWorkTable } from '#database/desk-tables.ts';
import type { StoredEnquiry } from '#database/tables.ts';
import { formWords } from '#search/enquiry-words.ts';
import {
  recordStaffReply,
  recordEnquirerReply,
  recordWithdrawal,
} from '#work/mail-events.store.ts';
import { BY_MAIL } from '@studio/contract/desk/by-mail';
import { countryOf } from './phones.ts';
import { companyHash, personHash } from './same-person.ts';

const FIRST_VERSION = 1;
const AT_ONCE = 500;

function entryOf(
  enquiry: StoredEnquiry,
  { deadlinesFrom }: ResponseTarget,
): Insertable<EnquiryWorkTable> {
  const { warnAt, dueAt } = deadlinesFrom(enquiry.received_at);
  return {
    enquiry_id: enquiry.id,
    received_at: enquiry.received_at,
    version: FIRST_VERSION,
    state: 'to-answer',
    owner_id: null,
    close_reason: null,
    put_off_until: null,
    warn_at: warnAt,
    due_at: dueAt,
    first_opened_at: null,
    first_answered_at: null,
    owed_since: null,
    first_due_at: null,
    unread_since: enquiry.received_at,
    state_since: enquiry.received_at,
    remind_at: null,
    is_reminded: false,
    person_hash: personHash(enquiry),
    company_hash: companyHash(enquiry),
    country: countryOf(enquiry.phonenumber),
  };
}

/** Mails that arrived after the one the enquiry was made from: each stops or starts the clock at its own time. */
async function followMails(
  trx: Trx,
  responseTarget: ResponseTarget,
  enquiryId: string,
): Promise<void> {
  const [, ...later] = await trx
    .selectFrom('thread_mails')
    .select(['direction', 'staff_id', 'at'])
    .where('enquiry_id', '=', enquiryId)
    .where('kind', '=', 'message')
    .orderBy('at')
    .orderBy('id')
    .execute();
  for (const { direction, staff_id: staffId, at } of later) {
    if (direction === 'in') await recordEnquirerReply(trx, responseTarget, { enquiryId, at });
    else await recordStaffReply(trx, responseTarget, { enquiryId, at, staffId });
  }
}

/**
 * Adds enquiries to the desk: their row, their first event and their search words. Sends one notification
 * for all of them, because commits that notify wait for each other.
 */
export async function createWork(
  trx: Trx,
  responseTarget: ResponseTarget,
  enquiries: readonly StoredEnquiry[],
): Promise<void> {
  if (enquiries.length === 0) return;
  const entered = await trx
    .insertInto('enquiry_work')
    .values(enquiries.map((enquiry) => entryOf(enquiry, responseTarget)))
    .onConflict((oc) => oc.column('enquiry_id').doNothing())
    .returning(['enquiry_id', 'due_at', 'warn_at'])
    .execute();
  if (entered.length === 0) return;
  await trx
    .insertInto('enquiry_events')
    .values(
      entered.map(({ enquiry_id, due_at, warn_at }) => ({
        enquiry_id,
        kind: 'received',
        version: FIRST_VERSION,
        data: JSON.stringify({ dueAt: due_at, warnAt: warn_at }),
      })),
    )
    .execute();
  const isNew = new Set(entered.map(({ enquiry_id }) => enquiry_id));
  await trx
    .insertInto('enquiry_search')
    .values(
      enquiries
        .filter(({ id }) => isNew.has(id))
        .map((enquiry) => ({
          enquiry_id: enquiry.id,
          received_at: enquiry.received_at,
          search_vector: sql<string>`array_to_tsvector(${formWords(enquiry)}::text[])`,
        })),
    )
    .execute();
  for (const { id, from_page: page } of enquiries)
    if (page === BY_MAIL && isNew.has(id)) await followMails(trx, responseTarget, id);
  for (const { id, withdrawn_at: at } of enquiries)
    if (at && isNew.has(id)) await recordWithdrawal(trx, { enquiryId: id, at });
  await sql`select pg_notify(${DESK_CHANNEL}, '')`.execute(trx);
}

/** Adds enquiries stored by versions before the desk. Returns how many it found; 0 means that all are there. */
export async function backfillWork(db: Db, responseTarget: ResponseTarget): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const enquiries = await trx
      .selectFrom('enquiries')
      .selectAll()
      .where('state', '=', 'planned')
      .where('is_probe', '=', false)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('enquiry_work')
              .select('enquiry_id')
              .whereRef('enquiry_work.enquiry_id', '=', 'enquiries.id'),
          ),
        ),
      )
      .limit(AT_ONCE)
      .execute();
    await createWork(trx, responseTarget, enquiries);
    return enquiries.length;
  });
}
