import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { poly, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import {
  app,
  Containers,
  devices,
  event,
  Partitions,
  Pipe,
  Report,
  shop,
  sources,
  todayAt,
} from './stations.tsx';

const pipe = { x: 110, y: 88, width: 130, height: 40 };
const run = { x: 110, y: 164, width: 240, height: 40 };
const warehouse = { x: 110, y: 246, width: 240, height: 96 };
const report = { x: 110, y: 374, width: 240, height: 86 };
const today = todayAt(warehouse);
const sourceX = [0, 153, 306];

const ways: Point[][] = [
  [
    [22, 60],
    [22, 108],
    [100, 108],
  ],
  [
    [175, 60],
    [175, 88],
  ],
  [
    [328, 60],
    [328, 108],
    [250, 108],
  ],
];
const events: Point[] = [
  [22, 72],
  [22, 92],
  [50, 108],
  [76, 108],
  [175, 74],
  [328, 80],
  [300, 108],
];

export function GoogleCloudHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={461} pad={1} scale="phone" label={label}>
      <Shape d={[shop(0, 0), app(153, 0), devices(306, 0)]} />
      <Stroke weight="thin" d={ways.map(poly)} />
      {ways.map((way) => (
        <Stroke key={poly(way)} moves="travels" d={poly(way)} />
      ))}
      <Shape fill="solid" edge="none" d={events.map(event)} />
      {sources.map((source, i) => (
        <Label
          key={source}
          x={i === 2 ? 350 : (sourceX[i] ?? 0) + (i === 1 ? 22 : 0)}
          y={52}
          anchor={i === 0 ? 'start' : i === 1 ? 'middle' : 'end'}
        >
          {source}
        </Label>
      ))}
      <Pipe {...pipe} />
      <Arrow
        weight="path"
        points={[
          [175, 132],
          [175, 160],
        ]}
      />
      <Containers {...run} columns={5} rows={1} running={3} />
      <Arrow
        weight="path"
        points={[
          [230, 208],
          [230, 226],
          [today, 226],
          [today, 294],
        ]}
      />
      <Partitions {...warehouse} />
      <Arrow
        weight="path"
        points={[
          [175, 348],
          [175, 370],
        ]}
      />
      <Report {...report} />
      <Name x={0} y={140} size="small">
        Pub/Sub
      </Name>
      <Name x={0} y={190} size="small">
        Cloud Run
      </Name>
      <Name x={0} y={340} size="small">
        BigQuery
      </Name>
      <Name x={0} y={458} size="small">
        Report
      </Name>
    </Drawing>
  );
}
