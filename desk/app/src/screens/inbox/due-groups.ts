import type { DueMinute, EnquiryRow } from '@studio/contract/desk/answers';
import { DAY_MS } from '@studio/contract/zone-time';
import { dayNumber, dayWords, timeWords } from '#parts/moments.ts';
import type { Office } from '#parts/office.ts';

interface Due {
  readonly dueAt: string;
}

/** Late, or by when: the heading under which something due stands. */
function groupNames(now: Date, { promised, zone }: Office): (due: Due) => string {
  const today = dayNumber(now, zone);
  const shift = promised.time.shifts(now, new Date(now.getTime() + DAY_MS))[0];
  return ({ dueAt }) => {
    const due = new Date(dueAt);
    if (due < now) return 'Late';
    const days = dayNumber(due, zone) - today;
    if (days === 1) return 'Due tomorrow';
    if (days > 1) return days < 7 ? `Due ${dayWords(due, zone)}` : 'Due later';
    const isClosing = shift !== undefined && Math.abs(due.getTime() - shift.closes) < 60_000;
    return isClosing ? `Due by closing time, ${timeWords(due, zone)}` : 'Due today';
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

const minuteOf = (iso: string): number => Math.floor(Date.parse(iso) / 60_000);

/** Rows with their places among those due in the same minute: the order is that of arrival, and is said. */
function placed(rows: readonly EnquiryRow[], minutes: readonly DueMinute[]): readonly Item[] {
  const totals = new Map(
    minutes.map(({ dueAt, owned, unowned }) => [minuteOf(dueAt), owned + unowned]),
  );
  let [minute, nth] = [0, 0];
  return rows.map((row) => {
    const own = minuteOf(row.dueAt);
    nth = own === minute ? nth + 1 : 1;
    minute = own;
    return { kind: 'row', row, nth, of: Math.max(nth, totals.get(own) ?? 1) };
  });
}

interface Shown {
  readonly rows: readonly EnquiryRow[];
  readonly minutes: readonly DueMinute[];
  /** Whether the minutes count all that this list would show. */
  readonly isWhole: boolean;
  readonly hasMore: boolean;
}

/** A list by due time: a heading, then its rows, in the order in which they are to be answered. */
export function groupedItems(shown: Shown, now: Date, office: Office): readonly Item[] {
  const { rows, minutes, isWhole, hasMore } = shown;
  const nameOf = groupNames(now, office);
  const totals = new Map<string, number>();
  for (const minute of minutes) {
    const name = nameOf(minute);
    totals.set(name, (totals.get(name) ?? 0) + minute.owned + minute.unowned);
  }
  const runs = Map.groupBy(placed(rows, isWhole ? minutes : []), (item) =>
    item.kind === 'row' ? nameOf(item.row) : '',
  );
  const last = [...runs.keys()].at(-1);
  return [...runs].flatMap(([name, items]): readonly Item[] => {
    const loaded = `${items.length}${hasMore && name === last ? '+' : ''}`;
    const total = isWhole ? totals.get(name) : undefined;
    const count = total === undefined || total < items.length ? loaded : String(total);
    return [{ kind: 'group', name, count, rows: items.length }, ...items];
  });
}
