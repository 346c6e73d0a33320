import { Arrow } from '#line/Arrow.tsx';
import { Dimension } from '#line/Dimension.tsx';
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

const middle = 128;
const sourceAt = (i: number): number => 18 + i * 84;
const pipe = { x: 190, y: 102, width: 146, height: 52 };
const run = { x: 416, y: 42, width: 244, height: 172 };
const warehouse = { x: 254, y: 330, width: 406, height: 214 };
const report = { x: 0, y: 366, width: 176, height: 178 };
const today = todayAt(warehouse);

/** The paths from the sources to the pipe, and the events on them. */
const ways = sources.map((_, i): Point[] => [
  [56, sourceAt(i) + 18],
  [116, sourceAt(i) + 18],
  [150, middle],
  [172, middle],
]);
const events: Point[] = [
  ...sources.flatMap((_, i): Point[] => [
    [72, sourceAt(i) + 18],
    [104, sourceAt(i) + 18],
  ]),
  [88, sourceAt(1) + 18],
  [133, 82],
  [133, 169],
];

/** From an event to a chart: queue, containers that come and go, a warehouse by days, a report. */
export function GoogleCloudHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={600} pad={1} label={label}>
      <Shape d={[shop(0, sourceAt(0)), app(0, sourceAt(1)), devices(0, sourceAt(2))]} />
      <Stroke weight="thin" d={ways.map(poly)} />
      {ways.map((way) => (
        <Stroke key={poly(way)} moves="travels" d={poly(way)} />
      ))}
      <Shape fill="solid" edge="none" d={events.map(event)} />
      {sources.map((source, i) => (
        <Label key={source} x={0} y={sourceAt(i) + 54}>
          {source}
        </Label>
      ))}
      <Pipe {...pipe} />
      <Arrow
        weight="path"
        points={[
          [350, middle],
          [408, middle],
        ]}
      />
      <Containers {...run} columns={3} rows={3} running={5} />
      <Arrow
        weight="path"
        points={[
          [538, 222],
          [538, 270],
          [today, 270],
          [today, 436],
        ]}
      />
      <Partitions {...warehouse} />
      <Arrow
        weight="path"
        points={[
          [246, 456],
          [184, 456],
        ]}
      />
      <Report {...report} />
      <Dimension
        axis="x"
        from={warehouse.x}
        to={warehouse.x + warehouse.width}
        at={566}
        label="one partition per day"
        offset={22}
      />
      <Name x={pipe.x} y={86}>
        Pub/Sub
      </Name>
      <Label x={pipe.x} y={178}>
        holds until taken
      </Label>
      <Name x={run.x} y={24}>
        Cloud Run
      </Name>
      <Label x={660} y={234} anchor="end">
        asleep
      </Label>
      <Name x={warehouse.x} y={316}>
        BigQuery
      </Name>
      <Name x={0} y={352}>
        Report
      </Name>
    </Drawing>
  );
}
