import {
  dueSoon,
  followUp,
  held,
  isBefore,
  isInQueue,
  owed,
  queues,
  queueRules,
} from '@studio/contract/desk/queues';
import {
  inQueue,
  isDueSoon,
  isHeld,
  awaitingReply,
} from '@studio/enquiries/database/queue-rules.ts';
import { workOfRow } from '@studio/enquiries/work/work-row.ts';
import type { Trx } from '@studio/enquiries/database/db.ts';
import type { EnquiryWorkRow } from '@studio/enquiries/database/desk-tables.ts';
import { readyDatabase, type TestDatabase } from '@studio/tests/support/database.ts';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await readyDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const ME = '00000000-0000-4000-8000-000000000001';
const RAVI = '00000000-0000-4000-8000-000000000002';

interface Case extends EnquiryWorkRow {
  readonly enquiry_state: string;
  readonly now: Date;
}

/** Every combination of the columns that a rule reads, in one transaction, so that `now()` is the same for all. */
async function addCases(trx: Trx): Promise<readonly Case[]> {
  await sql`
    insert into staff (id, issuer, subject, name, email, roles)
    select id, 'i', id::text, 'n', 'n@company.example', '{sales}'
    from unnest(array[${ME}, ${RAVI}]::uuid[]) as id
  `.execute(trx);
  await sql`
    create temporary table cases on commit drop as
    select gen_random_uuid() as id, row_number() over () as n, *
    from unnest(array['to-answer', 'waiting', 'answered', 'closed']) as state,
      unnest(array[null, ${ME}, ${RAVI}]::uuid[]) as owner,
      unnest(array[null, '-1 hour', '0', '1 hour']::interval[]) as put_off,
      unnest(array['-1 hour', '0', '1 hour']::interval[]) as due,
      unnest(array[null, '-2 hours']::interval[]) as answered,
      unnest(array[null, '-90 minutes']::interval[]) as again
  `.execute(trx);
  await sql`
    insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email, phonenumber,
      subject, projectdetails, received_at, purge_after)
    select id, 'R' || n, '\\x00', (array['planned', 'accepted', 'held'])[n % 3 + 1], false, 'n', 'c',
      'e@x.example', '1', 's', 'p', now() - n % 7 * interval '1 minute', now() + interval '1 day'
    from cases
  `.execute(trx);
  await sql`
    insert into enquiry_work (enquiry_id, received_at, version, state, owner_id, close_reason, put_off_until,
      warn_at, due_at, first_answered_at, owed_since, state_since, remind_at, person_hash, company_hash, country)
    select id, now() - n % 7 * interval '1 minute', 1, state, owner,
      case state when 'closed' then 'spam' end, now() + put_off, now(), now() + due, now() + answered,
      now() + again, now() - n % 5 * interval '1 minute',
      now() + (array[null, '-1 minute', '0', '1 minute'])[n % 4 + 1]::interval, '\\x00', '\\x00', ''
    from cases
  `.execute(trx);
  const { rows } = await sql<Case>`
    select d.*, l.state as enquiry_state, now() as now
    from enquiry_work d join enquiries l on l.id = d.enquiry_id order by d.enquiry_id
  `.execute(trx);
  return rows;
}

/** Runs with all cases in the database, then rolls back. */
async function withCases<Result>(
  look: (cases: readonly Case[], trx: Trx) => Promise<Result>,
): Promise<Result> {
  const trx = await database.db.startTransaction().execute();
  try {
    return await look(await addCases(trx), trx);
  } finally {
    await trx.rollback().execute();
  }
}

const idsWhere = async (trx: Trx, condition: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await sql<{ enquiry_id: string }>`
    select enquiry_id from enquiry_work where ${condition} order by enquiry_id`.execute(trx);
  return rows.map(({ enquiry_id }) => enquiry_id);
};
const idsOf = (cases: readonly Case[]): string[] => cases.map(({ enquiry_id }) => enquiry_id);

test.each(queues)('%s: PostgreSQL and the predicate find the same enquiries', (queue) =>
  withCases(async (cases, trx) => {
    expect(cases.length).toBe(4 * 3 * 4 * 3 * 2 * 2);
    const expected = cases.filter((row) =>
      isInQueue(queue, workOfRow(row), { me: ME, now: row.now }),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(cases.length);
    expect(await idsWhere(trx, inQueue(queue, ME))).toEqual(idsOf(expected));
  }),
);

it('owed: PostgreSQL and the predicate find the same enquiries', () =>
  withCases(async (cases, trx) => {
    const expected = cases.filter((row) => owed.has(workOfRow(row), { me: ME, now: row.now }));
    expect(await idsWhere(trx, awaitingReply)).toEqual(idsOf(expected));
  }));

it('due soon: PostgreSQL and the predicate find the same enquiries, none of them late or put off', () =>
  withCases(async (cases, trx) => {
    const expected = cases.filter((row) => dueSoon.has(workOfRow(row), { me: ME, now: row.now }));
    expect(expected.length).toBeGreaterThan(0);
    expect(await idsWhere(trx, isDueSoon)).toEqual(idsOf(expected));
    for (const row of expected) {
      const look = { me: ME, now: row.now };
      const found = queues.filter((queue) => isInQueue(queue, workOfRow(row), look));
      expect(found.filter((queue) => queue !== 'mine')).toEqual(['to-answer']);
    }
  }));

it('to follow up: PostgreSQL and the predicate find the same enquiries', () =>
  withCases(async (cases, trx) => {
    const expected = cases.filter((row) =>
      followUp.has({ ...workOfRow(row), remindAt: row.remind_at?.toISOString() ?? null }, row.now),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(await idsWhere(trx, sql`${sql.raw(followUp.sql)}`)).toEqual(idsOf(expected));
  }));

it('held: PostgreSQL and the predicate find the same enquiries', () =>
  withCases(async (cases, trx) => {
    const expected = cases.filter(({ enquiry_state: state }) => held.has({ state }));
    expect(expected.length).toBe(cases.length / 3);
    const { rows } = await sql<{ id: string }>`
      select id from enquiries where ${isHeld} order by id`.execute(trx);
    expect(rows.map(({ id }) => id)).toEqual(idsOf(expected));
  }));

it('every enquiry is in exactly one of the five queues, and late ones are to be answered', () =>
  withCases(async (cases) => {
    for (const row of cases) {
      const work = workOfRow(row);
      const found = queues.filter((queue) => isInQueue(queue, work, { me: ME, now: row.now }));
      const five = found.filter((queue) => queue !== 'mine' && queue !== 'late');
      expect(five.length, JSON.stringify(work)).toBe(1);
      if (found.includes('late')) expect(found).toContain('to-answer');
    }
    await Promise.resolve();
  }));

test.each(queues)('%s: PostgreSQL and the predicate sort alike', (queue) =>
  withCases(async (cases, trx) => {
    const { columns, isLatestFirst } = queueRules[queue].order;
    const order = [...columns, 'enquiry_id']
      .map((column) => `${column} ${isLatestFirst ? 'desc' : 'asc'}`)
      .join(', ');
    const { rows } = await sql<{ enquiry_id: string }>`
      select enquiry_id from enquiry_work where ${inQueue(queue, ME)} order by ${sql.raw(order)}
    `.execute(trx);
    const placed = cases
      .map((row) => ({
        ...workOfRow(row),
        id: row.enquiry_id,
        receivedAt: row.received_at.toISOString(),
        stateSince: row.state_since.toISOString(),
        now: row.now,
      }))
      .filter((row) => isInQueue(queue, row, { me: ME, now: row.now }))
      .toSorted((one, other) => (isBefore(queue, one, other) ? -1 : 1));
    expect(placed.map(({ id }) => id)).toEqual(rows.map(({ enquiry_id }) => enquiry_id));
  }),
);
