import { hatch, rect } from '#line/pen.ts';

/** Hours of a day by the company's clock; an end above 24 is on the next day. */
export type Stretch = readonly [from: number, until: number];

export interface WorkingHoursProps {
  readonly ours: { readonly day: Stretch; readonly agreed: Stretch };
  readonly regions: readonly {
    readonly name: string;
    readonly standard: Stretch;
    readonly summer?: Stretch;
    /** The number of shared hours, and whether they are only by agreement. */
    readonly hours: string;
    readonly byAgreement: boolean;
  }[];
}

/** The time axis on a sheet: the position of hour 0, and the length of an hour. */
export interface Axis {
  readonly left: number;
  readonly hour: number;
  readonly bar: number;
}

/** Cut at midnight: the rest continues at hour 0. */
const cut = ([from, until]: Stretch): Stretch[] =>
  until > 24
    ? [
        [from, 24],
        [0, until - 24],
      ]
    : [[from, until]];

const common = (a: Stretch, b: Stretch): Stretch[] => {
  const [from, until] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
  return from < until ? [[from, until]] : [];
};

/** The bars of one region: its day, the shared hours, those by agreement, and the hour that summer time adds. */
export function barsOf(
  { standard, summer }: WorkingHoursProps['regions'][number],
  { day, agreed }: WorkingHoursProps['ours'],
  { left, hour, bar }: Axis,
  top: number,
) {
  const box = ([from, until]: Stretch): string =>
    rect(left + from * hour, top, (until - from) * hour, bar);
  const lines = ([from, until]: Stretch): string =>
    hatch(left + from * hour, top, (until - from) * hour, bar, 8);
  const pieces = cut(standard);
  const outside: Stretch[] = [
    [agreed[0], day[0]],
    [day[1], agreed[1]],
  ];
  return {
    day: pieces.map(box),
    shared: pieces.flatMap((piece) => common(piece, day)).map(box),
    agreed: pieces.flatMap((piece) => outside.flatMap((one) => common(piece, one))).map(lines),
    summer: summer ? cut([summer[0], summer[0] + 1]).map(box) : [],
  };
}

const clock = (hour: number): string =>
  `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

export const sharedWords = ({
  hours,
  byAgreement,
}: Pick<WorkingHoursProps['regions'][number], 'hours' | 'byAgreement'>): string =>
  byAgreement ? `${hours} by agreement` : hours;

/** The text alternative of the chart. */
export const chartLabel = ({ ours: { day, agreed }, regions }: WorkingHoursProps): string =>
  `A day of 24 hours by our clock. We work from ${clock(day[0])} to ${clock(day[1])}, by agreement from ` +
  `${clock(agreed[0])} to ${clock(agreed[1])}. Shared with a day from nine to six: ` +
  `${regions.map((one) => `${one.name} ${sharedWords(one)}`).join(', ')}.`;
