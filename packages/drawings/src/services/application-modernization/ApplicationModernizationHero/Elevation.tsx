import { Label } from '#line/Label.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { doorAt, type House } from './bays.ts';

const storey = 124;

/** The front as visitors see it: it does not change while the rooms move. */
export function Elevation({ house }: { readonly house: House }) {
  const { routes, bay, door, ground } = house;
  const width = bay * routes.length;
  const eaves = ground - storey;
  const half = door / 2;
  const doors = routes.map((_, i) => {
    const x = doorAt(house, i);
    return `M${x - half} ${ground}v${half - 74}a${half} ${half} 0 0 1 ${door} 0v${74 - half}`;
  });
  const pilasters = range(routes.length + 1).map((i) => {
    const x = Math.min(Math.max(Math.round(i * bay) - 4, 0), width - 8);
    return rect(x, eaves, 8, storey);
  });
  return (
    <>
      <Stroke weight="thin" d={pilasters} />
      <Shape
        d={[
          `M${width * 0.26} ${eaves - 14}L${width / 2} ${eaves - 58}L${width * 0.74} ${eaves - 14}z`,
          rect(0, eaves - 14, width, 14),
        ]}
      />
      <Shape fill="tint" d={doors.map((each) => `${each}z`)} />
      <Stroke
        weight="thin"
        d={routes.map((_, i) => line(doorAt(house, i), ground - 74, doorAt(house, i), ground))}
      />
      <Stroke weight="path" d={line(0, ground, width, ground)} />
      <Stroke
        weight="thin"
        d={[line(0, ground + 6, width, ground + 6), line(0, ground + 12, width, ground + 12)]}
      />
      {routes.map((route, i) => (
        <Label key={route} x={doorAt(house, i)} y={eaves + 30} anchor="middle">
          {route}
        </Label>
      ))}
    </>
  );
}
