import type { DueMinute, EnquiryRow } from '@studio/contract/desk/responses';
import { followUp, isInQueue } from '@studio/contract/desk/queues';
import { awaitsReply } from '@studio/contract/desk/work';
import { DAY_MS } from '@studio/contract/zone-time';
import { dayNumber, formatDay, formatTime } from '#parts/format-time.ts';
import type { Office } from '#parts/office.ts';

const MINUTE_MS = 60_000;

/** Headings of enquiries that await no reply from us; they come below everything that is due. */
const below = ['Follow up today', 'Reopened', 'Waiting for them', 'Put off'] as const;

function belowOf(row: EnquiryRow, now: Date): (typeof below)[number] | undefined {
  if (isInQueue('put-off', row, { me: '', now })) return 'Put off';
  if (row.state === 'waiting')
    return followUp.has(row, now) ? 'Follow up today' : 'Waiting for them';
  return awaitsReply(row) ? undefined : 'Reopened';
}

/** The heading of enquiries that are due: “Late”, or by when. */
function dueNames(now: Date, { responseTarget, zone }: Office): (due: number) => string {
  const today = dayNumber(now, zone);
  const closes = responseTarget.time.shifts(now, new Date(now.getTime() + DAY_MS))[0]?.closes ?? 0;
  const byClosing = `Due by closing time, ${formatTime(new Date(closes), zone)}`;
  const nameAt = (moment: number): string => {
    const due = new Date(moment);
    if (due <= now) return 'Late';
    const day = dayNumber(due, zone);
    if (day === today) return Math.abs(moment - closes) < MINUTE_MS ? byClosing : 'Due today';
    if (day === today + 1) return 'Due tomorrow';
    return day >= today + 7 ? 'Due later' : `Due ${formatDay(due, zone)}`;
  };
  // Computing the day in a zone is slow, and many rows are due at the same moment, so it is cached.
  const known = new Map<number, string>();
  return (moment) => {
    const name = known.get(moment) ?? nameAt(moment);
    known.set(moment, name);
    return name;
  };
}

export type Item =
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly count: string;
      /** The number of rows below the heading. */
      readonly rows: number;
    }
  | { readonly kind: 'row'; readonly row: EnquiryRow; readonly nth: number; readonly of: number };

interface Shown {
  readonly rows: readonly EnquiryRow[];
  readonly minutes: readonly DueMinute[];
  /** Whether the counts per minute cover everything this list would show. */
  readonly isWhole: boolean;
  readonly hasMore: boolean;
}

/**
 * A list by due time: each heading followed by its rows, in the order in which to answer them. Each row has its place
 * among those due in the same minute, by arrival. Runs at every change of any row, also with ten thousand rows, so
 * each moment is formatted once.
 */
export function groupedItems(shown: Shown, now: Date, office: Office): readonly Item[] {
  const { rows, minutes, isWhole, hasMore } = shown;
  const dueName = dueNames(now, office);
  const inGroup = new Map<string, number>();
  const inMinute = new Map<number, number>();
  for (const { dueAt, owned, unowned } of isWhole ? minutes : []) {
    const due = Date.parse(dueAt);
    const name = dueName(due);
    inGroup.set(name, (inGroup.get(name) ?? 0) + owned + unowned);
    inMinute.set(Math.floor(due / MINUTE_MS), owned + unowned);
  }
  const runs = new Map<string, Item[]>();
  const rest = new Map<string, Item[]>(below.map((name) => [name, []]));
  let [minute, nth] = [0, 0];
  for (const row of rows) {
    const notDue = belowOf(row, now);
    if (notDue) {
      rest.get(notDue)?.push({ kind: 'row', row, nth: 0, of: 0 });
      continue;
    }
    const due = Date.parse(row.dueAt);
    const own = Math.floor(due / MINUTE_MS);
    nth = own === minute ? nth + 1 : 1;
    minute = own;
    const name = dueName(due);
    const run = runs.get(name) ?? [];
    runs.set(name, run);
    run.push({ kind: 'row', row, nth, of: Math.max(nth, inMinute.get(own) ?? 1) });
  }
  const last = [...runs.keys()].at(-1);
  return [...runs, ...rest].flatMap(([name, items]): readonly Item[] => {
    if (items.length === 0) return [];
    // Rows that are not fetched yet may belong to the last heading, or to those below everything that is due.
    const mayGrow = hasMore && (name === last || rest.has(name));
    const total = Math.max(inGroup.get(name) ?? 0, items.length);
    const more = total > items.length ? String(total) : `${items.length}+`;
    const count = mayGrow ? more : String(items.length);
    return [{ kind: 'group', name, count, rows: items.length }, ...items];
  });
}
