import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import * as pulse from '../pulse.ts';

const { beatLength, beats, square, noticedLate: late, noticedEarly: early } = pulse;
const width = 8 * beatLength;
const strip = { top: 46, height: 7 * square, step: 210 };
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const top = (row: number): number => strip.top + row * strip.step;
const baseline = (row: number): number => top(row) + 4 * square;
const from = (row: number, place: number): string => `M${place * beatLength} ${baseline(row)}`;

/**
 * The year's line in three strips, as a recorder prints it. Only the first recovery waits until its incident is drawn.
 */
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
      <Stroke weight="path" tone="red" moves="draws" after={1} d={from(0, 3) + pulse.longFault} />
      <Stroke weight="path" tone="red" moves="draws" after={5} d={from(2, 4) + pulse.shortFault} />
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

interface NoteProps {
  readonly row: number;
  /** The position on the row's line: x from its left end, `up` from its base line. */
  readonly x: number;
  readonly up: number;
  readonly label: string;
}

/** The label of an event on the line, above the strip. */
function Note({ row, x, up, label }: NoteProps) {
  const points: Point[] = [
    [x, baseline(row) - up],
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

/** At the peak of a beat. */
const peak = (place: number) => ({ x: place * beatLength + 42, up: 54 });

/** A year of releases as a pulse: two incidents, and the second recovers faster. */
export function SupportMaintenanceHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={width} height={622} pad={10} label={label}>
      <Year />
      <Note row={0} {...peak(0)} label="release" />
      <Moving how="appears" after={2}>
        <Note row={0} x={3 * beatLength + late.x} up={late.up} label="a customer called" />
      </Moving>
      <Note row={1} {...peak(2)} label="backup restored" />
      <Note row={1} {...peak(6)} label="updates" />
      <Moving how="appears" after={5}>
        <Note row={2} x={4 * beatLength + early.x} up={early.up} label="the alert rang" />
      </Moving>
    </Drawing>
  );
}
