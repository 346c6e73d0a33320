import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { doorAt, type House } from './bays.ts';
import { Elevation } from './Elevation.tsx';
import { Plan } from './Plan.tsx';

const house: House = {
  routes: ['/login', '/orders', '/claims', '/bills'],
  bay: 87,
  door: 44,
  ground: 184,
  front: 252,
  depth: 166,
  moved: 2,
};

export function ApplicationModernizationHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={348} height={446} pad={1} scale="phone" label={label}>
      <Stroke
        weight="thin"
        dash="dotted"
        d={house.routes.flatMap((_, i) => [
          line(doorAt(house, i) - 22, 184, doorAt(house, i) - 22, 252),
          line(doorAt(house, i) + 22, 184, doorAt(house, i) + 22, 252),
        ])}
      />
      <Elevation house={house} />
      <Plan house={house} />
      <Name x={174} y={40} anchor="middle" size="small">
        one front
      </Name>
      <Label x={87} y={441} anchor="middle">
        moved
      </Label>
      <Label x={217} y={441} anchor="middle">
        now
      </Label>
      <Label x={305} y={441} anchor="middle">
        still old
      </Label>
    </Drawing>
  );
}
