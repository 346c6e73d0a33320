import type { SubjectOf } from '@studio/content/schema/site-page.ts';
import { zoneTime } from '@studio/contract/zone-time';

type Hours = NonNullable<SubjectOf<'terms-of-work'>['page']['hours']>;

/** Hours of a day in the company's time zone; an end above 24 is on the next day. */
export type Stretch = readonly [from: number, until: number];

/** The assumed working day of a client, in the client's time zone. */
export const clientDay: Stretch = [9, 18];

/** The offset of a zone from UTC in hours, in January and in July. */
function offsetsOf(zone: string): readonly [number, number] {
  const at = (month: number): number => {
    const noon = Date.UTC(2026, month, 1, 12);
    return (zoneTime(zone).shownAt(noon) - noon) / 3_600_000;
  };
  return [at(0), at(6)];
}

const asHours = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

const wrapped = (hour: number): number => ((hour % 24) + 24) % 24;

/** How many hours two stretches share, on the same or an adjacent day. */
export const shared = ([from, until]: Stretch, [begin, end]: Stretch): number =>
  [-24, 0, 24].reduce(
    (sum, days) => sum + Math.max(0, Math.min(until, end + days) - Math.max(from, begin + days)),
    0,
  );

/** A region's working day in the company's time zone: in standard time and, if it has one, in summer time. */
export interface RegionDay {
  readonly name: string;
  readonly standard: Stretch;
  readonly summer?: Stretch;
  /** How many of its hours are shared, and whether only by agreement. */
  readonly hours: string;
  readonly byAgreement: boolean;
}

export interface OurDay {
  readonly day: Stretch;
  /** The hours that are possible by agreement. */
  readonly agreed: Stretch;
  /** The company's offset from UTC in hours. */
  readonly ahead: number;
}

export function ourDay({ zone, from, until, early, late }: Hours): OurDay {
  return {
    day: [asHours(from), asHours(until)],
    agreed: [asHours(early), asHours(late)],
    ahead: offsetsOf(zone)[0],
  };
}

const inWords = (least: number, most: number): string =>
  least === most ? `${least} h` : `${least}–${most} h`;

/** “0.5 h by agreement” */
export const sharedWords = ({ hours, byAgreement }: RegionDay): string =>
  byAgreement ? `${hours} by agreement` : hours;

export function regionDays(hours: Hours): RegionDay[] {
  const { day, agreed, ahead } = ourDay(hours);
  return hours.regions.map(({ name, zone }) => {
    const offsets = offsetsOf(zone).toSorted((a, b) => a - b);
    const [standard = [0, 9], summer] = [...new Set(offsets)].map((offset): Stretch => {
      const from = wrapped(clientDay[0] + ahead - offset);
      return [from, from + clientDay[1] - clientDay[0]];
    });
    const days = summer ? [standard, summer] : [standard];
    const within = (ours: Stretch) =>
      days.map((theirs) => shared(ours, theirs)).sort((a, b) => a - b);
    const [least = 0, most = least] = within(day);
    const [leastAgreed = 0, mostAgreed = leastAgreed] = within(agreed);
    return {
      name,
      standard,
      ...(summer && { summer }),
      hours: most > 0 ? inWords(least, most) : inWords(leastAgreed, mostAgreed),
      byAgreement: most === 0,
    };
  });
}
