import { createHash, randomUUID } from 'node:crypto';
import { completeEnquiry } from '@studio/contract';
import { applyEvent, type Change } from '@studio/contract/desk/work';
import type { ResponseTarget } from '@studio/contract/response-target';
import { HOUR_MS, type WorkingTime } from '@studio/contract/working-time';
import { backfillWork } from '@studio/enquiries/submission/create-work.store.ts';
import { rowOfWork, workOfRow } from '@studio/enquiries/work/work-row.ts';
import type { Database, Db } from '@studio/enquiries/database/db.ts';
import { answeredWeeks } from './answered-weeks.ts';
import { heldEnquiries } from './held-enquiries.ts';
import { openEnquiries } from './open-enquiries.ts';
import type { Done, SeedEnquiry } from './seed-enquiry.ts';
import { writeDeliveries } from './seed-deliveries.ts';

const DAY_MS = 24 * HOUR_MS;
const STEPS = 40;

/** The moment that many working hours before another, by bisection: the calendar only counts forwards. */
export function hoursBefore(time: WorkingTime, until: Date, hours: number): Date {
  let [far, near] = [until.getTime() - (hours + 40) * 5 * HOUR_MS, until.getTime()];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (far + near) / 2;
    if (time.between(new Date(middle), until) > hours * HOUR_MS) far = middle;
    else near = middle;
  }
  return new Date(near);
}

async function insert(
  pool: Database['pool'],
  sample: SeedEnquiry,
  receivedAt: Date,
): Promise<string> {
  const { origin = {}, heldAs } = sample;
  const row = {
    id: randomUUID(),
    reference: randomUUID().slice(0, 11).toUpperCase(),
    content_hash: createHash('sha256').update(randomUUID()).digest(),
    state: heldAs === undefined ? 'planned' : 'held',
    held_reason: heldAs ?? null,
    is_probe: false,
    ...completeEnquiry(sample),
    from_page: origin.page ?? '/contact',
    from_language: origin.language ?? '',
    from_time_zone: origin.timezone ?? '',
    sheet: sample.sheet ? JSON.stringify(sample.sheet) : null,
    received_at: receivedAt,
    purge_after: new Date(receivedAt.getTime() + 365 * DAY_MS),
  };
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`).join(', ');
  await pool.query(
    `insert into enquiries (${names.join(', ')}) values (${places})`,
    Object.values(row),
  );
  return row.id;
}

function changeOf(done: Done): Change {
  if (done.kind === 'claimed') return { kind: 'claimed' };
  if (done.kind === 'closed') return { kind: 'closed', reason: done.reason };
  const { how, then, after } = done;
  return { kind: 'answered', by: how, then, workingMs: after * HOUR_MS };
}

type Staff = ReadonlyMap<string, string>;

/** Applies the events in order, by the rules that write them today. */
async function redo(db: Db, { time }: ResponseTarget, enquiryId: string, done: Done, staff: Staff) {
  const row = await db
    .selectFrom('enquiry_work')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const at = time.after(row.received_at, done.after * HOUR_MS);
  const staffId = staff.get(done.by) ?? null;
  const change = changeOf(done);
  const work = applyEvent(workOfRow(row), { at: at.toISOString(), staffId, change });
  const { kind, ...data } = change;
  await db
    .insertInto('enquiry_events')
    .values({
      enquiry_id: enquiryId,
      at,
      kind,
      staff_id: staffId,
      version: work.version,
      data: JSON.stringify(data),
    })
    .execute();
  await db
    .updateTable('enquiry_work')
    .set({ ...rowOfWork(work), first_opened_at: row.first_opened_at ?? at })
    .where('enquiry_id', '=', enquiryId)
    .execute();
  if (kind === 'answered')
    await db
      .updateTable('enquiries')
      .set({ answered_at: at })
      .where('id', '=', enquiryId)
      .execute();
}

/** Thirty enquiries of a typical Monday, and eleven earlier weeks. `staff` maps the names in the seed data to ids. */
export async function writeSeed(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  responseTarget: ResponseTarget,
  staff: Staff,
): Promise<void> {
  const now = new Date();
  // In parallel, because each statement mostly waits for the database: tests seed it fifty times.
  const written = await Promise.all(
    [...answeredWeeks, ...openEnquiries, ...heldEnquiries].map(async (sample) => ({
      id: await insert(pool, sample, hoursBefore(responseTarget.time, now, sample.ago)),
      sample,
    })),
  );
  while ((await backfillWork(db, responseTarget)) > 0);
  await Promise.all(
    written.map(async ({ id, sample: { done = [], notes = [] } }) => {
      for (const one of done) await redo(db, responseTarget, id, one, staff);
      for (const { by, text } of notes)
        await db
          .insertInto('enquiry_notes')
          .values({ id: randomUUID(), enquiry_id: id, staff_id: staff.get(by) ?? null, text })
          .execute();
    }),
  );
  await writeDeliveries(pool);
}
