import { type Change, type Work } from '@studio/contract/desk/work';
import { replay } from '@studio/contract/desk/replay';
import type { EnquiryWorkRow } from '@studio/enquiries/database/desk-tables.ts';
import { workOfRow } from '@studio/enquiries/work/work-row.ts';
import type { TestDesk } from './desk.ts';

interface EventRow extends Record<string, unknown> {
  readonly enquiry_id: string;
  readonly at: Date;
  readonly kind: Change['kind'];
  readonly staff_id: string | null;
  readonly version: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Consistency {
  readonly rows: number;
  readonly events: number;
  /** Enquiries whose row does not match their events. */
  readonly wrong: readonly string[];
}

/** Compares every row with its events, which are the truth. */
export async function checkConsistency(desk: Pick<TestDesk, 'sql'>): Promise<Consistency> {
  const rows = await desk.sql<EnquiryWorkRow & Record<string, unknown>>(
    'select * from enquiry_work',
  );
  const events = await desk.sql<EventRow>(
    'select * from enquiry_events where version is not null order by enquiry_id, version',
  );
  const ofEnquiry = Map.groupBy(events, ({ enquiry_id }) => enquiry_id);
  const truth = (enquiryId: string): Work =>
    replay(
      (ofEnquiry.get(enquiryId) ?? []).map(({ at, staff_id, kind, data }) => ({
        at: at.toISOString(),
        staffId: staff_id,
        change: { kind, ...data } as Change,
      })),
    );
  const wrong = rows.filter(
    (row) =>
      JSON.stringify(sorted(workOfRow(row))) !== JSON.stringify(sorted(truth(row.enquiry_id))),
  );
  return {
    rows: rows.length,
    events: events.length,
    wrong: wrong.map(({ enquiry_id }) => enquiry_id),
  };
}

/** Fields in the order of a row, so that the JSON can be compared. */
const sorted = (work: Work): Work => ({
  version: work.version,
  state: work.state,
  ownerId: work.ownerId,
  closeReason: work.closeReason,
  closeWhy: work.closeWhy,
  closeValue: work.closeValue && {
    amount: work.closeValue.amount,
    currency: work.closeValue.currency,
  },
  putOffUntil: work.putOffUntil,
  warnAt: work.warnAt,
  dueAt: work.dueAt,
  firstAnsweredAt: work.firstAnsweredAt,
  owedSince: work.owedSince,
  firstDueAt: work.firstDueAt,
  // Reading an enquiry is not an event, so this is not compared.
  unreadSince: null,
  mergedInto: work.mergedInto,
});
