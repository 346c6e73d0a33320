import { Moving } from '#line/Moving.tsx';
import { line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { climbs } from './day.ts';

interface ServersProps {
  /** Nine places, in the order in which their servers start. */
  readonly places: readonly Point[];
  readonly width: number;
  readonly height: number;
}

/** Three servers always run; six start and stop with the load, two in each climb of the morning. */
export function Servers({ places, width, height }: ServersProps) {
  const always = places.slice(0, 3);
  const sometimes = places.slice(3);
  const front = (running: readonly Point[]) => (
    <>
      <Shape
        fill="knock"
        d={running.flatMap(([x, y]) =>
          range(3).map((i) => rect(x + 12 + i * 9, y + height / 2 - 3, 5, 6)),
        )}
      />
      <Stroke
        weight="thin"
        tone="knock"
        d={running.map(([x, y]) => line(x + 46, y + height / 2, x + width - 14, y + height / 2))}
      />
    </>
  );
  return (
    <>
      <Stroke weight="thin" dash="dotted" d={stamp(stampRect(width, height), sometimes)} />
      <Shape fill="solid" d={stamp(stampRect(width, height), always)} />
      {front(always)}
      {climbs.map(({ starts }, i) => {
        const started = sometimes.slice(2 * i, 2 * i + 2);
        return (
          <Moving key={starts} how="appears" after={starts}>
            <Shape fill="solid" d={stamp(stampRect(width, height), started)} />
            {front(started)}
          </Moving>
        );
      })}
    </>
  );
}
