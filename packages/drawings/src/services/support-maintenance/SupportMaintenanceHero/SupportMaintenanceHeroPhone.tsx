import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, range } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { beatLength, beats, longFault, paper, shortFault, square } from '../pulse.ts';

const width = 4 * beatLength;
const strip = { height: 6 * square, step: 142 };
const top = (row: number): number => row * strip.step;
const from = (row: number, place: number): string =>
  `M${place * beatLength} ${top(row) + 3 * square}`;

/** The labels under each strip: its months, and what happened in them. */
const thirds = [
  { months: 'jan-apr', event: 'a customer called' },
  { months: 'may-aug', event: 'backup restored' },
  { months: 'sep-dec', event: 'the alert rang' },
];

export function SupportMaintenanceHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={width} height={416} pad={10} scale="phone" label={label}>
      <Stroke
        weight="thin"
        tone="faint"
        d={range(3).map((row) => paper(top(row), width, strip.height))}
      />
      <Stroke
        weight="path"
        d={[from(0, 0) + beats(1), from(1, 0) + beats(4), from(2, 0) + beats(2)]}
      />
      <Stroke weight="path" moves="draws" after={3} d={from(0, 3) + beats(1)} />
      <Stroke weight="path" moves="draws" after={6} d={from(2, 3) + beats(1)} />
      <Stroke weight="path" tone="red" moves="draws" after={1} d={from(0, 1) + longFault} />
      <Stroke weight="path" tone="red" moves="draws" after={5} d={from(2, 2) + shortFault} />
      <Moving how="appears" after={6}>
        <Shape fill="solid" d={circle(width, top(2) + 3 * square, 7)} />
      </Moving>
      {thirds.map(({ months }, row) => (
        <Label key={months} x={0} y={top(row) + strip.height + 17}>
          {months}
        </Label>
      ))}
      {thirds.map(({ event }, row) => (
        <Label key={event} x={width} y={top(row) + strip.height + 17} anchor="end">
          {event}
        </Label>
      ))}
    </Drawing>
  );
}
