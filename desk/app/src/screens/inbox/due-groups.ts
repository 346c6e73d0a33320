import type { DueMinute, EnquiryRow } from '@old/contract/desk/answers';
import { DAY_MS } from '@old/contract/zone-time';
import { dayNumber, dayWords, timeWords } from '#parts/moments.ts';
import type { Office } from '#parts/office.ts';

const MINUTE_MS = 60_000;

/** Late, or by when: the heading under which something due stands. */
function groupNames(now: Date, { promised, zone }: Office): (due: number) => string {
  const today = dayNumber(now, zone);
  const closes = promised.time.shifts(now, new Date(now.getTime() + DAY_MS))[0]?.closes ?? 0;
  const byClosing = `Due by closing time, ${timeWords(new Date(closes), zone)}`;
  const onDay = new Map<number, string>();
  return (moment) => {
    const due = new Date(moment);
    if (due < now) return 'Late';
    const day = dayNumber(due, zone);
    if (day === today) return Math.abs(moment - closes) < MINUTE_MS ? byClosing : 'Due today';
    if (day === today + 1) return 'Due tomorrow';
    if (day >= today + 7) return 'Due later';
    const name = onDay.get(day) ?? `Due ${dayWords(due, zone)}`;
    onDay.set(day, name);
    return name;
  };
}

export type Item =
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly count: string;
      /** So many stand below it. */
      readonly rows: number;
    }
  | { readonly kind: 'row'; readonly row: EnquiryRow; readonly nth: number; readonly of: number };

interface Shown {
  readonly rows: readonly EnquiryRow[];
  readonly minutes: readonly DueMinute[];
  /** Whether the minutes count all that this list would show. */
  readonly isWhole: boolean;
  readonly hasMore: boolean;
}

/**
 * A list by due time: a heading, then its rows, in the order in which they are to be answered. Each has its
 * place among those due in the same minute: that order is the one of arrival, and is said. Done anew for
 * every change of any row, of ten thousand as well: a moment is read once.
 */
export function groupedItems(shown: Shown, now: Date, office: Office): readonly Item[] {
  const { rows, minutes, isWhole, hasMore } = shown;
  const nameOf = groupNames(now, office);
  const inGroup = new Map<string, number>();
  const inMinute = new Map<number, number>();
  for (const { dueAt, owned, unowned } of isWhole ? minutes : []) {
    const due = Date.parse(dueAt);
    const name = nameOf(due);
    inGroup.set(name, (inGroup.get(name) ?? 0) + owned + unowned);
    inMinute.set(Math.floor(due / MINUTE_MS), owned + unowned);
  }
  const runs = new Map<string, Item[]>();
  let [minute, nth] = [0, 0];
  for (const row of rows) {
    const due = Date.parse(row.dueAt);
    const own = Math.floor(due / MINUTE_MS);
    nth = own === minute ? nth + 1 : 1;
    minute = own;
    const name = nameOf(due);
    const run = runs.get(name) ?? [];
    runs.set(name, run);
    run.push({ kind: 'row', row, nth, of: Math.max(nth, inMinute.get(own) ?? 1) });
  }
  const last = [...runs.keys()].at(-1);
  return [...runs].flatMap(([name, items]): readonly Item[] => {
    const loaded = `${items.length}${hasMore && name === last ? '+' : ''}`;
    const total = inGroup.get(name);
    const count = total === undefined || total < items.length ? loaded : String(total);
    return [{ kind: 'group', name, count, rows: items.length }, ...items];
  });
}
