import { Moving } from '#line/Moving.tsx';
import { circle, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import type { Gap } from './crossing.ts';
import { person } from './traffic.ts';

/** A rope across the river and a raft pulled along it, for one person at a time. */
export function Raft({ from, to, road }: Gap) {
  const middle = (from + to) / 2;
  return (
    <>
      <Stroke
        weight="path"
        d={[line(from - 8, road, from - 8, road - 30), line(to + 8, road, to + 8, road - 30)]}
      />
      <Stroke d={`M${from - 8} ${road - 26}Q${middle} ${road + 20} ${to + 8} ${road - 26}`} />
      <Moving how="slides">
        <Stroke weight="thin" d={line(middle + 8, road - 3, middle + 8, road + 29)} />
        <Shape fill="solid" d={rect(middle - 40, road + 28, 80, 9)} />
        <Stroke d={person(middle - 4, road + 28)} />
        <Stroke weight="thin" d={circle(middle + 8, road - 3, 3)} />
      </Moving>
    </>
  );
}
