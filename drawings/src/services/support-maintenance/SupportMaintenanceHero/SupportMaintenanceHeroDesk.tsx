import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import * as pulse from '../pulse.ts';

const { beatLength, beats, square } = pulse;
const width = 8 * beatLength;
const strip = { top: 46, height: 7 * square, step: 210 };
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const top = (row: number): number => strip.top + row * strip.step;
const baseline = (row: number): number => top(row) + 4 * square;
const from = (row: number, place: number): string => `M${place * beatLength} ${baseline(row)}`;

/** Where each incident begins, counted in beats, and how long it lasts. */
const first = { row: 0, place: 3, lasts: pulse.longFaultLasts };
const second = { row: 2, place: 4, lasts: pulse.shortFaultLasts };

/** The year's line in three strips, as a recorder prints it: the first recovery is waited for, the second not. */
function Year() {
  return (
    <>
      <Stroke
        weight="thin"
        tone="faint"
        d={[0, 1, 2].map((row) => pulse.paper(top(row), width, strip.height))}
      />
      <Stroke
        weight="path"
        d={[from(0, 0) + beats(3), from(1, 0) + beats(8), from(2, 0) + beats(4)]}
      />
      <Stroke weight="path" moves="draws" after={3} d={from(0, 5) + beats(3)} />
      <Stroke weight="path" moves="draws" after={6} d={from(2, 5) + beats(3)} />
      <Stroke
        weight="path"
        tone="red"
        moves="draws"
        after={1}
        d={from(first.row, first.place) + pulse.longFault}
      />
      <Stroke
        weight="path"
        tone="red"
        moves="draws"
        after={5}
        d={from(second.row, second.place) + pulse.shortFault}
      />
      <Moving how="appears" after={6}>
        <Shape fill="solid" d={circle(width, baseline(2), 8)} />
      </Moving>
      {months.map((month, i) => (
        <Label
          key={month}
          x={(i % 4) * 2 * beatLength}
          y={top(Math.floor(i / 4)) + strip.height + 18}
        >
          {month}
        </Label>
      ))}
    </>
  );
}

/** How long the users were without it. */
function Outage({ incident, label }: { readonly incident: typeof first; readonly label: string }) {
  const start = incident.place * beatLength + (incident === second ? 12 : 0);
  return (
    <Dimension
      axis="x"
      from={start}
      to={start + incident.lasts}
      at={top(incident.row) - 15}
      offset={-12}
      label={label}
    />
  );
}

/** Something that was done at a beat, written above the strip. */
function Note({
  row,
  place,
  label,
}: {
  readonly row: number;
  readonly place: number;
  readonly label: string;
}) {
  const x = place * beatLength + 42;
  const points: Point[] = [
    [x, baseline(row) - 54],
    [x, top(row) - 16],
    [x + 14, top(row) - 16],
  ];
  return (
    <>
      <Leader points={points} />
      <Label x={x + 20} y={top(row) - 12}>
        {label}
      </Label>
    </>
  );
}

/** A year of releases as a pulse: two incidents, and the second recovers faster. */
export function SupportMaintenanceHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={width} height={622} pad={10} label={label}>
      <Year />
      <Note row={0} place={0} label="release" />
      <Outage incident={first} label="a customer called" />
      <Note row={1} place={2} label="backup restored" />
      <Note row={1} place={6} label="updates" />
      <Outage incident={second} label="the alert rang" />
    </Drawing>
  );
}
