import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Name } from '#line/Name.tsx';
import { line } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { doorAt, type House } from './bays.ts';
import { Elevation } from './Elevation.tsx';
import { Plan } from './Plan.tsx';

const house: House = {
  routes: ['/login', '/search', '/orders', '/claims', '/billing', '/reports'],
  bay: 110,
  door: 52,
  ground: 190,
  front: 282,
  depth: 250,
  moved: 3,
};

/** A house renovated room by room behind an unchanged front. */
export function ApplicationModernizationHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={600} pad={4} label={label}>
      <Stroke
        weight="thin"
        dash="dotted"
        d={house.routes.flatMap((_, i) => [
          line(doorAt(house, i) - 26, 190, doorAt(house, i) - 26, 282),
          line(doorAt(house, i) + 26, 190, doorAt(house, i) + 26, 282),
        ])}
      />
      <Elevation house={house} />
      <Plan house={house} />
      <Name x={330} y={42} anchor="middle" size="small">
        one front
      </Name>
      <Dimension axis="x" from={0} to={330} at={562} label="moved" offset={24} />
      <Dimension axis="x" from={330} to={440} at={562} label="moving now" offset={24} />
      <Dimension axis="x" from={440} to={660} at={562} label="still old" offset={24} />
    </Drawing>
  );
}
