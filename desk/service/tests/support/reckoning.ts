import { workOf, type Change, type Work } from '@old/contract/desk/work';
import type { DeskLeadRow } from '@studio/intake/platform/desk-tables.ts';
import { workOfRow } from '@studio/intake/leads/work-row.ts';
import type { TestDesk } from './desk.ts';

interface EventRow extends Record<string, unknown> {
  readonly lead_id: string;
  readonly at: Date;
  readonly kind: Change['kind'];
  readonly staff_id: string | null;
  readonly version: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Reckoning {
  readonly rows: number;
  readonly events: number;
  /** Enquiries whose row is not what their events amount to. */
  readonly wrong: readonly string[];
}

/** Holds every row against the events, which are the truth. */
export async function reckon(desk: Pick<TestDesk, 'sql'>): Promise<Reckoning> {
  const rows = await desk.sql<DeskLeadRow & Record<string, unknown>>('select * from desk_leads');
  const events = await desk.sql<EventRow>(
    'select * from desk_events where version is not null order by lead_id, version',
  );
  const ofLead = Map.groupBy(events, ({ lead_id }) => lead_id);
  const truth = (leadId: string): Work =>
    workOf(
      (ofLead.get(leadId) ?? []).map(({ at, staff_id, kind, data }) => ({
        at: at.toISOString(),
        staffId: staff_id,
        change: { kind, ...data } as Change,
      })),
    );
  const wrong = rows.filter(
    (row) => JSON.stringify(workOfRow(row)) !== JSON.stringify(sorted(truth(row.lead_id))),
  );
  return { rows: rows.length, events: events.length, wrong: wrong.map(({ lead_id }) => lead_id) };
}

/** Fields in the order a row has them, so that texts can be compared. */
const sorted = (work: Work): Work => ({
  version: work.version,
  state: work.state,
  ownerId: work.ownerId,
  closeReason: work.closeReason,
  snoozedUntil: work.snoozedUntil,
  warnAt: work.warnAt,
  dueAt: work.dueAt,
  firstAnsweredAt: work.firstAnsweredAt,
  askedAgainAt: work.askedAgainAt,
  firstDueAt: work.firstDueAt,
});
