import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, range } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Station, stations } from './stations.tsx';

const laneAt = (i: number): number => 36 + i * 97;
const x = 60;
const returned = 304;

export function ShopifyHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={460} pad={1} scale="phone" label={label}>
      {range(4).map((i) => (
        <Arrow
          key={i}
          weight="path"
          points={[
            [x, laneAt(i) + 30],
            [x, laneAt(i + 1) - 36],
          ]}
        />
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
