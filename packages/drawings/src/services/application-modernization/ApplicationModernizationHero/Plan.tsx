import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { drum, hatch, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { doorAt, type House } from './bays.ts';

/** How far a room that is being moved reaches into the old block. */
const reach = 0.56;

/** Both wings of a door, opened inwards. */
const swing = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}v${r}a${r} ${r} 0 0 0 ${r}-${r}M${x + r} ${y}v${r}a${r} ${r} 0 0 1-${r}-${r}`;

/** Rooms that have moved: walls of their own, a few shelves, and data of their own. */
function Moved({ house }: { readonly house: House }) {
  const { bay, door, front, depth, moved } = house;
  const rooms = range(moved).map((i) => ({ x: i * bay + 7, h: depth - 24 - (i % 2) * 30 }));
  const inner = bay - 14;
  return (
    <>
      <Shape d={rooms.map(({ x, h }) => rect(x, front, inner, h))} />
      <Stroke
        weight="thin"
        d={rooms.map(({ x, h }) =>
          writing(x + 16, front + door / 2 + 18, inner - 32, h > 180 ? 6 : 2, 13),
        )}
      />
      <Stroke d={rooms.map(({ x, h }) => drum(x + inner / 2 - 16, front + h - 52, 32, 38))} />
    </>
  );
}

/** Visitors come through the same doors before and after a room is moved. */
function Visits({ house }: { readonly house: House }) {
  const { routes, ground, front, door, moved } = house;
  const visit = (i: number, from: number, to: number): string =>
    line(doorAt(house, i), from, doorAt(house, i), to);
  return (
    <>
      {routes.map((route, i) => (
        <Stroke key={route} moves="travels" d={visit(i, ground, front + door)} />
      ))}
      <Stroke moves="travels" after={4} d={visit(moved, ground, front)} />
      <Stroke moves="travels" tone="knock" after={6} d={visit(moved, front, front + door)} />
    </>
  );
}

/** The plan behind the front: rooms that have moved, the one moving now, and the old block. */
export function Plan({ house }: { readonly house: House }) {
  const { routes, bay, door, front, depth, moved } = house;
  const [width, half, kept] = [bay * routes.length, door / 2, bay * moved];
  const doors = routes.map((_, i) => doorAt(house, i));
  const now = doorAt(house, moved);
  const deep = Math.round(depth * reach);
  const plate = (kept + bay + width) / 2;
  const [ends, starts] = [
    [...doors.map((x) => x - half), width],
    [0, ...doors.map((x) => x + half)],
  ];
  return (
    <>
      <Stroke weight="thin" dash="dotted" d={`M0 ${front}v${depth}H${kept}`} />
      <Moved house={house} />
      <Shape d={rect(kept, front, width - kept, depth)} />
      <Stroke weight="thin" d={hatch(kept, front, width - kept, depth, 9)} />
      <Shape d={rect(plate - 30, front + deep - 16, 60, 32)} />
      <Shape edge="none" d={doors.slice(moved + 1).map((x) => rect(x - half, front, door, half))} />
      <Stroke weight="thin" d={doors.filter((x) => x !== now).map((x) => swing(x, front, half))} />
      <Moving how="drops" after={3}>
        <Shape fill="solid" d={rect(kept + 6, front, bay - 12, deep)} />
        <Stroke weight="thin" tone="knock" d={swing(now, front, half)} />
      </Moving>
      <Stroke weight="wall" d={starts.map((x, i) => line(x, front, ends[i] ?? width, front))} />
      {doors.map((x) => (
        <Arrow
          key={x}
          points={[
            [x, front - 40],
            [x, front - 4],
          ]}
        />
      ))}
      <Visits house={house} />
      <Moving how="drops" after={3}>
        <Name x={now} y={front + deep / 2 + 22} anchor="middle" tone="knock">
          new
        </Name>
      </Moving>
      <Label x={plate} y={front + deep + 4} anchor="middle">
        old
      </Label>
    </>
  );
}
