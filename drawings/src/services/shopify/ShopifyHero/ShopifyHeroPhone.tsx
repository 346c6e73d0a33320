import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, poly, range, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Passing, Station, stations } from './stations.tsx';

const laneAt = (i: number): number => 36 + i * 97;
const x = 60;
const returned = 304;
const ways = range(4).map((i): readonly Point[] => [
  [x, laneAt(i) + 30],
  [x, laneAt(i + 1) - 36],
]);

export function ShopifyHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={460} pad={1} scale="phone" label={label}>
      {ways.map((way, i) => (
        <g key={poly(way)}>
          <Arrow weight="path" points={way} />
          <Passing way={way} step={i} />
        </g>
      ))}
      <Arrow
        dash="dashed"
        points={[
          [returned, laneAt(0)],
          [returned, laneAt(4)],
        ]}
      />
      <Shape d={range(4).map((i) => circle(returned, laneAt(i), 6))} />
      <Label x={331} y={laneAt(2)} anchor="middle" upright>
        a return
      </Label>
      {stations.map(({ lane, event }, i) => (
        <g key={lane}>
          <Station index={i} x={x} y={laneAt(i)} />
          <Name x={126} y={laneAt(i)}>
            {lane}
          </Name>
          <Label x={126} y={laneAt(i) + 20}>
            {event}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
