import { countsAsAsked } from '@studio/contract/desk/queues';
import { currentDeadline } from '@studio/contract/desk/work';
import type { Trx } from '@studio/enquiries/database/db.ts';
import type { EnquiryWorkRow } from '@studio/enquiries/database/desk-tables.ts';
import { isAsked } from '@studio/enquiries/database/queue-rules.ts';
import { readMetrics } from '@studio/enquiries/reports/metrics.store.ts';
import { readReports } from '@studio/enquiries/reports/reports.store.ts';
import { readTimedEnquiries } from '@studio/enquiries/reports/response-times.store.ts';
import { workOfRow } from '@studio/enquiries/work/work-row.ts';
import { readyDatabase, type TestDatabase } from '@studio/tests/support/database.ts';
import { hours, responseTarget } from '@studio/tests/support/response-target.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await readyDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

type Case = EnquiryWorkRow & { readonly now: Date };

/**
 * Every outcome, answered before, at or after the due time or not at all, due or not, with and without a second
 * question.
 */
async function addCases(trx: Trx): Promise<readonly Case[]> {
  await sql`
    insert into staff (issuer, subject, name, email, roles)
    values ('i', 's', 'n', 'n@company.example', '{sales}')
  `.execute(trx);
  await sql`
    create temporary table cases on commit drop as
    select gen_random_uuid() as id, row_number() over () as n, *
    from unnest(array[null, 'won', 'lost', 'not-for-us', 'spam', 'duplicate', 'withdrawn']) as reason,
      unnest(array[null, '-1 minute', '0', '1 minute']::interval[]) as answered,
      unnest(array['-1 hour', '0', '1 hour']::interval[]) as due,
      unnest(array[false, true]) as is_again
    -- No one is answered in the future.
    where answered is null or due + answered <= interval '0'
  `.execute(trx);
  await sql`
    insert into enquiries (id, reference, content_hash, state, is_probe, name, companyname, email, phonenumber,
      subject, projectdetails, received_at, purge_after)
    select id, 'R' || n, '\\x00', 'planned', false, 'n', 'c', 'e@x.example', '1', 's', 'p',
      now() - interval '2 days', now() + interval '1 day'
    from cases
  `.execute(trx);
  await sql`
    insert into enquiry_work (enquiry_id, received_at, version, state, close_reason, warn_at, due_at, first_due_at,
      first_answered_at, owed_since, person_hash, company_hash, country)
    select id, now() - interval '2 days', 2,
      case when reason is not null then 'closed' when is_again or answered is null then 'to-answer' else 'waiting' end,
      reason, now(), case when is_again then now() + interval '5 hours' else now() + due end,
      case when is_again then now() + due end, now() + due + answered,
      case when is_again then now() end, '\\x00', '\\x00', ''
    from cases
  `.execute(trx);
  await sql`
    insert into enquiry_events (enquiry_id, kind, version, at, data)
    select id, 'answered', 2, now() + due + answered, '{"workingMs": 60000}' from cases where answered is not null
  `.execute(trx);
  const { rows } = await sql<Case>`
    select *, now() as now from enquiry_work order by enquiry_id
  `.execute(trx);
  return rows;
}

const isAnswered = (row: Case): boolean => row.first_answered_at !== null;
/** By the first answer, as the enquiry's clock shows it. */
const isLate = (row: Case): boolean =>
  responseTarget
    .read(currentDeadline({ ...workOfRow(row), owedSince: null }, row.received_at), row.now)
    .state.endsWith('late');

/** How many answers the metric counts within 16 working hours, and how many in total. */
async function metricOf(trx: Trx): Promise<{ within: number; all: number }> {
  const metrics = await (await readMetrics(trx)).getMetricsAsJSON();
  const buckets =
    metrics.find(({ name }) => name === 'enquiry_response_working_seconds_bucket')?.values ?? [];
  const of = (le: string) => buckets.find(({ labels }) => labels.le === le)?.value ?? NaN;
  return { within: of('57600'), all: of('+Inf') };
}

it('the public response time, the desk’s reports and the metric count the same enquiries', async () => {
  // In one transaction, so that `now()` is the same for all of them.
  const trx = await database.db.startTransaction().execute();
  try {
    const cases = await addCases(trx);
    expect(cases.length).toBeGreaterThan(80);
    const asked = cases.filter((row) => countsAsAsked.has(workOfRow(row)));
    expect(asked.length).toBeLessThan(cases.length);
    const { rows } = await sql<{ enquiry_id: string }>`
      select enquiry_id from enquiry_work where ${isAsked} order by enquiry_id
    `.execute(trx);
    expect(rows.map(({ enquiry_id }) => enquiry_id)).toEqual(
      asked.map(({ enquiry_id }) => enquiry_id),
    );

    const answered = asked.filter(isAnswered).length;
    const open = asked.filter((row) => !isAnswered(row));
    expect([answered, open.length, open.filter(isLate).length]).not.toContain(0);

    const published = await readTimedEnquiries(trx);
    expect(published.length).toBe(asked.length);
    expect(published.filter(({ answeredAt }) => answeredAt !== null).length).toBe(answered);

    const { weeks } = await readReports(trx, responseTarget, hours, 3);
    const [week] = weeks;
    expect(weeks.length).toBe(1);
    expect(week).toMatchObject({
      received: cases.length,
      answered,
      waiting: open.length,
      late: asked.filter(isLate).length,
    });

    expect(await metricOf(trx)).toEqual({
      within: answered,
      all: answered + open.filter(isLate).length,
    });
  } finally {
    await trx.rollback().execute();
  }
});
