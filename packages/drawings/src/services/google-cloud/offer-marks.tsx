import { Arrow } from '#line/Arrow.tsx';
import { circle, drum, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const event = ([x, y]: Point): string => rect(x - 3, y - 3, 6, 6);

/** How many containers run before, during and after a sale, from night to night. */
const running = [0, 1, 2, 4, 1, 0];

/** Raw rows, models, metric: each layer is smaller and says more. */
const layer = (count: number, y: number, w: number): string[] =>
  range(count).map((i) => rect(48 - (count * (w + 3) - 3) / 2 + i * (w + 3), y, w, 11));

const spokes = range(7).map((i): Point => {
  const angle = (i / 7) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)];
});
const onWheel = (radius: number, [dx, dy]: Point): Point => [48 + radius * dx, 32 + radius * dy];

const folder = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}v${-h}h${w * 0.4}l3 4h${w * 0.6 - 3}v${h - 4}z`;

export const offerMarks = {
  // Events that fail a check are set aside, repaired and sent again.
  'event-pipelines': (
    <>
      <Shape fill="tint" d="M8 8h78a4 10 0 0 1 0 20h-78a4 10 0 0 1 0-20z" />
      <Shape fill="solid" edge="none" d={[14, 28, 68, 82].map((x) => event([x, 18]))} />
      <Stroke d={rect(45, 15, 6, 6)} />
      <Arrow
        points={[
          [48, 24],
          [48, 44],
        ]}
      />
      <Stroke d="M38 42v16h20v-16" />
      <Shape d={[rect(41, 50, 6, 6), rect(49, 50, 6, 6)]} />
      <Arrow
        weight="path"
        points={[
          [36, 52],
          [18, 52],
          [18, 30],
        ]}
      />
    </>
  ),

  // No containers at night, one in the morning, many in a sale, then none.
  'cloud-run-services': (
    <>
      <Shape
        fill="solid"
        edge="knock"
        d={running.flatMap((count, hour) =>
          range(count).map((i) => rect(8 + hour * 14, 46 - i * 12, 12, 12)),
        )}
      />
      <Stroke d={line(4, 59, 92, 59)} />
      <Stroke dash="dashed" d={[rect(8, 46, 12, 12), rect(78, 46, 12, 12)]} />
      <Shape d="M16 8a8 8 0 1 0 8 11a7 7 0 0 1-8-11z" />
    </>
  ),

  // Raw events below, tested models on them, one metric on top.
  'bigquery-warehouse': (
    <>
      <Shape d={layer(8, 47, 7)} />
      <Shape fill="tint" d={layer(4, 29, 14)} />
      <Shape fill="solid" d={rect(35, 7, 26, 15)} />
      <Stroke weight="path" tone="knock" d="M39 18l6-4 5 2 7-6" />
      <Stroke
        weight="thin"
        d="M22 47v-7M39 47v-7M57 47v-7M74 47v-7M30 29l10-7M66 29l-10-7M48 29v-7"
      />
    </>
  ),

  // The Kubernetes wheel with a node on each spoke; one at a time is replaced.
  'kubernetes-on-gke': (
    <>
      <Stroke d={spokes.map((spoke) => line(...onWheel(6, spoke), ...onWheel(22, spoke)))} />
      <Stroke weight="path" d={circle(48, 32, 17)} />
      <Shape d={spokes.slice(1).map((spoke) => circle(...onWheel(25, spoke), 4.5))} />
      <Shape fill="solid" d={circle(48, 7, 5)} />
      <Shape fill="solid" d={circle(48, 32, 6)} />
    </>
  ),

  // Folders in a folder; each team opens its own.
  'identity-and-projects': (
    <>
      <Stroke d="M18 38v-7h60v7M48 22v16" />
      <Shape d={folder(32, 5, 32, 17)} />
      <Shape d={[folder(5, 38, 26, 20), folder(65, 38, 26, 20)]} />
      <Shape fill="solid" d={folder(35, 38, 26, 20)} />
      <Shape fill="knock" d={[circle(48, 46, 3), 'M42.500 56a5.500 6 0 0 1 11 0z']} />
      <Shape
        fill="tint"
        d={[
          circle(18, 47, 2.6),
          circle(78, 47, 2.6),
          'M13 56a5 5 0 0 1 10 0z',
          'M73 56a5 5 0 0 1 10 0z',
        ]}
      />
    </>
  ),

  // Data is copied while in use and compared until equal; the traffic switches last.
  'moving-in': (
    <>
      <Shape d={drum(6, 24, 28, 34)} />
      <Shape fill="solid" edge="knock" d={drum(62, 24, 28, 34)} />
      <Stroke weight="wall" d="M42 38h12M42 46h12" />
      <Stroke dash="dashed" d="M48 8h-28v14" />
      <Arrow
        weight="path"
        points={[
          [48, 8],
          [76, 8],
          [76, 22],
        ]}
      />
      <Shape fill="solid" d={circle(48, 8, 4)} />
    </>
  ),
};
