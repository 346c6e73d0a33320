import type { EnquiryRow } from '@studio/contract/desk/responses';
import { dayNumber } from '#parts/format-time.ts';
import type { Office } from '#parts/office.ts';
import { silentDays, SILENT_TOO_LONG } from '#parts/silence.ts';
import type { Item } from './due-groups.ts';

/** How long the enquirer has been silent, in working days. */
function silenceName(since: Date, now: Date, office: Office): string {
  const days = silentDays(since, now, office);
  if (days >= SILENT_TOO_LONG) return `Silent ${SILENT_TOO_LONG} business days or longer`;
  if (days >= 2) return `Silent 2 to ${SILENT_TOO_LONG - 1} business days`;
  return days === 1 ? 'Silent 1 business day' : 'Answered today';
}

/** Day 0 was a Thursday; weeks begin on Monday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);

/** The heading for the day on which an enquiry comes back. */
function returnName(until: Date, now: Date, { zone }: Office): string {
  const [back, today] = [dayNumber(until, zone), dayNumber(now, zone)];
  if (back <= today) return 'Back today';
  if (back === today + 1) return 'Back tomorrow';
  return weekOf(back) === weekOf(today) ? 'Back this week' : 'Back later';
}

const turns = {
  waiting: { momentOf: ({ stateSince }: EnquiryRow) => stateSince, nameOf: silenceName },
  'put-off': { momentOf: ({ putOffUntil }: EnquiryRow) => putOffUntil ?? '', nameOf: returnName },
} as const;
type TurnQueue = keyof typeof turns;
export const isByTurn = (queue: string): queue is TurnQueue => queue in turns;

/** Timestamps are ISO strings in UTC, which sort as text. */
const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/**
 * A list grouped by its own order, with a heading before the first row of each group. The heading depends only on the
 * day, so of ten thousand rows each day is computed once.
 */
export function turnItems(
  queue: TurnQueue,
  { rows, hasMore }: { readonly rows: readonly EnquiryRow[]; readonly hasMore: boolean },
  now: Date,
  office: Office,
): readonly Item[] {
  const groups = new Map<string, Item[]>();
  const named = new Map<number, string>();
  const { momentOf, nameOf } = turns[queue];
  // A reply that was just sent may have changed the order.
  const sorted = rows.toSorted((one, other) => compare(momentOf(one), momentOf(other)));
  for (const row of sorted) {
    const moment = new Date(momentOf(row));
    const day = dayNumber(moment, office.zone);
    const name = named.get(day) ?? nameOf(moment, now, office);
    named.set(day, name);
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push({ kind: 'row', row, nth: 0, of: 0 });
  }
  const last = [...groups.keys()].at(-1);
  return [...groups].flatMap(([name, items]): readonly Item[] => {
    const count = hasMore && name === last ? `${items.length}+` : String(items.length);
    return [{ kind: 'group', name, count, rows: items.length }, ...items];
  });
}
