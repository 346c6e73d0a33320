import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import type { StoredEnquiry } from '#database/tables.ts';
import { threadWords } from './enquiry-words.ts';

/** Few, because a writer of one of these enquiries waits for all of them. */
const AT_ONCE = 25;
/** Per text, and per number of mails of a thread: strangers decide how much they write. */
const READ_AT_MOST = 20_000;
const MAILS_AT_MOST = 200;

interface Written {
  readonly enquiry_id: string;
  readonly text: string;
}

/**
 * Everything written to, by and about enquirers, latest first, with label names. Quoted text is left out, because it
 * was written before, as is mail that our mail server considers spam.
 */
async function readWritten(trx: Trx, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<Written>`
    select enquiry_id, left(text, ${READ_AT_MOST}) as text from unnest(${ids}::uuid[]) as asked (id)
      cross join lateral (
        (select enquiry_id, at, concat_ws(e'\n', subject, body, sender, (
            select string_agg(file ->> 'name', e'\n') from jsonb_array_elements(attachments) as file)) as text
          from thread_mails where enquiry_id = asked.id and kind <> 'spam' order by at desc limit ${MAILS_AT_MOST})
        union all
        select enquiry_id, received_at, body from enquiry_additions where enquiry_id = asked.id
        union all
        select enquiry_id, null, text from enquiry_notes where enquiry_id = asked.id
        union all
        select o.enquiry_id, null, l.name from enquiry_labels o join labels l on l.id = o.label_id
          where o.enquiry_id = asked.id
      ) as written order by at desc nulls first
  `.execute(trx);
  const texts = new Map<string, string[]>();
  for (const { enquiry_id, text } of rows)
    texts.set(enquiry_id, [...(texts.get(enquiry_id) ?? []), text]);
  return texts;
}

/** Rebuilds the search terms of some enquiries that changed. Returns how many; 0 means that all are up to date. */
export async function indexWords(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Locks the enquiry too: one that is being erased is skipped.
    const { rows: enquiries } = await sql<StoredEnquiry>`
      select l.* from search_due d join enquiries l on l.id = d.enquiry_id
      order by d.since desc limit ${AT_ONCE}
      for update of d skip locked for key share of l skip locked
    `.execute(trx);
    if (enquiries.length === 0) return 0;
    const ids = enquiries.map(({ id }) => id);
    const texts = await readWritten(trx, ids);
    const rows = enquiries.map((enquiry) => ({
      id: enquiry.id,
      words: threadWords(enquiry, texts.get(enquiry.id) ?? []),
    }));
    await sql`
      update enquiry_search s
      set search_vector = array_to_tsvector(array(select jsonb_array_elements_text(n.words)))
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, words jsonb)
      where s.enquiry_id = n.id
    `.execute(trx);
    await trx.deleteFrom('search_due').where('enquiry_id', 'in', ids).execute();
    return enquiries.length;
  });
}
