import type pg from 'pg';
import { makePatterns } from './texts.ts';

const PATTERNS = 20_000;
const AT_ONCE = 1_000;
const STEP = 100_000;
/** Enquiry i has this number plus i. */
export const FIRST_PHONE = 919_800_000_000;

/** Created again at the end, which is faster than keeping them up to date row by row. */
const dropped: readonly string[] = [
  'enquiry_search_by_vector',
  'enquiry_search_latest',
  'enquiry_work_by_person',
  'enquiry_work_by_company',
  'enquiry_work_by_state',
  'enquiry_work_by_state_since',
  'thread_mails_by_enquiry',
  'thread_mails_by_message_id',
  'enquiry_notes_by_enquiry',
];

/** Their search terms are written here at once; indexing them one by one would measure the worker. */
const withTriggers = ['enquiry_search', 'thread_mails', 'enquiry_notes'];

async function keepPatterns(client: pg.PoolClient): Promise<void> {
  await client.query(
    'create unlogged table pattern (n int primary key, text text, words tsvector)',
  );
  const patterns = makePatterns(PATTERNS);
  for (let from = 0; from < PATTERNS; from += AT_ONCE) {
    const rows = patterns.slice(from, from + AT_ONCE).map(({ text, words }, at) => ({
      n: from + at,
      text,
      words,
    }));
    await client.query(
      `insert into pattern select n, text, array_to_tsvector(array(select jsonb_array_elements_text(words)))
       from jsonb_to_recordset($1::jsonb) as p (n int, text text, words jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}

/** Enquiries arrive half a minute apart; the last one is new. */
const enquiries = `
  insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email, phonenumber,
    subject, projectdetails, received_at, purge_after)
  select gen_random_uuid(), 'B' || i, '\\x00', 'planned', false, 'Person ' || i % 700000,
    'Company ' || i % 90000, 'p' || i % 700000 || '@c' || i % 90000 || '.example', (${FIRST_PHONE} + i)::text,
    'About ' || i, p.text, now() - ($3::int - i) * interval '30 seconds', now() + interval '1 year'
  from generate_series($1::int, $2::int) as g (i) join pattern p on p.n = (i::bigint * 7919) % ${PATTERNS}`;

/**
 * By age, newest first: 400 to answer, 2,000 waiting, 5,000 put off, 500 that wrote again, half of them late, and
 * 3,000 withdrawn. Of the others one in ten is answered, the rest closed. Half of those put off are to be answered
 * and have no due time: they are in the index of To answer, but not in the list.
 */
const desk = `
  insert into enquiry_work (enquiry_id, received_at, version, state, owner_id, close_reason, warn_at, due_at,
    first_opened_at, first_answered_at, put_off_until, owed_since, first_due_at, state_since,
    person_hash, company_hash, country)
  select id, received_at, 3, state, (select ids[1 + n % 50] from (select array_agg(id) as ids from staff) s),
    case when kind = 'withdrawn' then kind when state = 'closed' then 'lost' end,
    case when kind = 'again' then now() + (n % 2) * interval '1 day' - interval '3 hours'
      else received_at + interval '1 day' end,
    case when kind = 'again' then now() + (n % 2) * interval '1 day' - interval '1 hour'
      else received_at + interval '26 hours' end,
    received_at + interval '1 hour',
    case when kind not in ('new', 'withdrawn') then received_at + interval '5 hours' end,
    case when kind = 'put off' then now() + (n % 500 + 1) * interval '1 hour' end,
    case when kind = 'again' then now() - interval '9 hours' end,
    case when kind = 'again' then received_at + interval '26 hours' end, received_at + interval '5 hours',
    sha256(email::bytea), sha256(split_part(email, '@', 2)::bytea), 'IN'
  from (
    select *, case kind
        when 'new' then 'to-answer'
        when 'again' then 'to-answer'
        when 'put off' then case when n % 2 = 0 then 'to-answer' else 'waiting' end
        when 'withdrawn' then 'closed'
        else kind end as state
    from (
      select *, case
          when age < 400 then 'new'
          when age < 2400 then 'waiting'
          when age < 7400 then 'put off'
          when age < 7900 then 'again'
          when age < 10900 then 'withdrawn'
          when n % 10 = 0 then 'answered' else 'closed' end as kind
      from (
        select id, received_at, email, substr(reference, 2)::int as n,
          $3::int - substr(reference, 2)::int as age
        from enquiries where reference in (select 'B' || i from generate_series($1::int, $2::int) as g (i))
      ) as l) as k) as s`;

/** The arrival event, which a list shows as long as there is no later one. */
const events = `
  insert into enquiry_events (enquiry_id, kind, at)
  select l.id, 'received', l.received_at
  from generate_series($1::int, $2::int) as g (i) join enquiries l on l.reference = 'B' || i
  where $3::int > 0`;

/** For every enquiry a mail from the enquirer, our reply and a note, with the text of other patterns. */
const patternOf = (nth: number): string => `(i::bigint * 7919 + ${nth} * 6007) % ${PATTERNS}`;
const mail = (nth: number, direction: 'in' | 'out'): string => `
  insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, at, content_hash, attachments)
  select gen_random_uuid(), l.id, '${direction}', 'message', '${nth}.' || i || '@c.example', 'Re: About ' || i,
    p.text, l.received_at + interval '${nth} hours', '\\x00',
    case when i % 5 = 0 then jsonb_build_array(jsonb_build_object('name', 'plan' || i || '.pdf', 'bytes', 1))
      else '[]' end
  from generate_series($1::int, $2::int) as g (i) join enquiries l on l.reference = 'B' || i
    join pattern p on p.n = ${patternOf(nth)}
  where $3::int > 0`;
const notes = `
  insert into enquiry_notes (id, enquiry_id, text, written_at)
  select gen_random_uuid(), l.id, p.text, l.received_at + interval '3 hours'
  from generate_series($1::int, $2::int) as g (i) join enquiries l on l.reference = 'B' || i
    join pattern p on p.n = ${patternOf(3)}
  where $3::int > 0`;

const words = `
  insert into enquiry_search (enquiry_id, received_at, search_vector)
  select l.id, l.received_at, p.words || p1.words || p2.words || p3.words || array_to_tsvector(array[
    'b' || i, 'person', 'p' || i % 700000, 'c' || i % 90000, 'plan' || i, 'pdf', l.phonenumber,
    substr(l.phonenumber, 3), '0' || substr(l.phonenumber, 3), '~' || reverse(l.phonenumber)])
  from generate_series($1::int, $2::int) as g (i) join enquiries l on l.reference = 'B' || i
    join pattern p on p.n = ${patternOf(0)} join pattern p1 on p1.n = ${patternOf(1)}
    join pattern p2 on p2.n = ${patternOf(2)} join pattern p3 on p3.n = ${patternOf(3)}
  where $3::int > 0`;

/** A desk after years of use. Filled by PostgreSQL itself; indexes are created at the end. */
export async function fill(
  pool: pg.Pool,
  rows: number,
  say: (line: string) => void,
): Promise<void> {
  // A connection with its own timeout and memory settings, closed at the end.
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await keepPatterns(client);
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    'select indexname, indexdef from pg_indexes where indexname = any($1)',
    [dropped],
  );
  for (const name of dropped) await client.query(`drop index ${name}`);
  for (const table of withTriggers) await client.query(`alter table ${table} disable trigger all`);
  for (let from = 1; from <= rows; from += STEP) {
    const span = [from, Math.min(rows, from + STEP - 1), rows];
    const statements = [enquiries, desk, events, mail(1, 'in'), mail(2, 'out'), notes, words];
    for (const statement of statements) await client.query(statement, span);
    say(`${span[1] ?? 0} enquiries written, each with two mails and a note`);
  }
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { indexname, indexdef } of indexes) {
    await client.query(indexdef);
    say(`${indexname} created`);
  }
  for (const table of withTriggers) await client.query(`alter table ${table} enable trigger all`);
  await client.query(
    'vacuum analyze enquiries, enquiry_work, enquiry_search, thread_mails, enquiry_notes, enquiry_events',
  );
  client.release(true);
}
