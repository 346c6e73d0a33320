import {
  filterNames,
  matchesFilters,
  type Filtered,
  type ListFilters,
} from '@studio/contract/desk/list-filters';
import { withFilters } from '@studio/enquiries/database/queue-rules.ts';
import type { Trx } from '@studio/enquiries/database/db.ts';
import { readyDatabase, type TestDatabase } from '@studio/tests/support/database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await readyDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const RAVI = '00000000-0000-4000-8000-000000000002';
const BIG = '00000000-0000-4000-8000-00000000000a';
const SHOP = '00000000-0000-4000-8000-00000000000b';

type Case = Filtered & { readonly id: string };

/** Every combination of the columns that a filter reads. */
async function addCases(trx: Trx): Promise<readonly Case[]> {
  await sql`
    insert into staff (id, issuer, subject, name, email, roles)
    values (${RAVI}, 'i', 's', 'n', 'n@company.example', '{sales}')
  `.execute(trx);
  await sql`insert into labels (id, name) values (${BIG}, 'big'), (${SHOP}, 'shop')`.execute(trx);
  await sql`
    create temporary table cases on commit drop as
    select gen_random_uuid() as id, row_number() over () as n, *
    from unnest(array[null, ${RAVI}]::uuid[]) as owner, unnest(array['/a', '/b', '']) as page,
      unnest(array['SE', 'DE', '']) as country, unnest(array[null, 'won', 'spam']) as reason,
      unnest(array['', ${BIG}, ${SHOP}, ${`${BIG},${SHOP}`}]) as labels
  `.execute(trx);
  await sql`
    insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email, phonenumber,
      subject, projectdetails, from_page, received_at, purge_after)
    select id, 'R' || n, '\\x00', 'planned', false, 'n', 'c', 'e@x.example', '1', 's', 'p', page, now(),
      now() + interval '1 day'
    from cases
  `.execute(trx);
  await sql`
    insert into enquiry_work (enquiry_id, received_at, version, state, owner_id, close_reason, warn_at, due_at,
      state_since, person_hash, company_hash, country)
    select id, now(), 1, case when reason is null then 'to-answer' else 'closed' end, owner, reason, now(),
      now(), now(), '\\x00', '\\x00', country
    from cases
  `.execute(trx);
  await sql`
    insert into enquiry_labels (enquiry_id, label_id)
    select id, label::uuid from cases, unnest(string_to_array(nullif(labels, ''), ',')) as label
  `.execute(trx);
  const { rows } = await sql<Case>`
    select id, owner as "ownerId", page, country, reason as "closeReason",
      coalesce(string_to_array(nullif(labels, ''), ','), '{}') as labels
    from cases order by id
  `.execute(trx);
  return rows;
}

const wanted: readonly ListFilters[] = [
  { owner: 'nobody' },
  { owner: RAVI },
  { page: '/a' },
  { country: 'SE' },
  { reason: 'won' },
  { label: BIG },
  { owner: 'nobody', label: SHOP },
  { owner: RAVI, page: '/b', country: 'DE', reason: 'spam', label: BIG },
];

test.each(wanted)('%j: PostgreSQL and the predicate find the same enquiries', async (filters) => {
  const trx = await database.db.startTransaction().execute();
  try {
    const cases = await addCases(trx);
    const expected = cases.filter((row) => matchesFilters(row, filters)).map(({ id }) => id);
    expect(cases).toHaveLength(2 * 3 * 3 * 3 * 4);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(cases.length);
    const { rows } = await sql<{ enquiry_id: string }>`
      select enquiry_id from enquiry_work where ${withFilters(filters)} order by enquiry_id
    `.execute(trx);
    expect(rows.map(({ enquiry_id }) => enquiry_id)).toEqual(expected);
  } finally {
    await trx.rollback().execute();
  }
});

it('covers every filter', () => {
  const used = new Set(wanted.flatMap((filters) => Object.keys(filters)));
  expect([...used].sort()).toEqual([...filterNames].sort());
});
