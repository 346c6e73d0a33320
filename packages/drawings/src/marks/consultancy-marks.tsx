import { Arrow } from '#line/Arrow.tsx';
import { circle, hatch, line, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const product = (x: number, y: number): string => rect(x - 2.5, y - 2.5, 5, 5);

export const consultancyMarks = {
  // One balancer, two running servers, and one that starts on demand.
  'cloud-engineering': (
    <>
      <Stroke d="M20 34v-8h56v8M48 18v16" />
      <Shape fill="solid" d={rect(32, 6, 32, 12)} />
      <Shape d={[rect(8, 34, 24, 24), rect(36, 34, 24, 24)]} />
      <Shape dash="dashed" d={rect(64, 34, 24, 24)} />
      <Stroke
        weight="thin"
        d={[8, 36, 64].flatMap((x) => [line(x, 42, x + 24, 42), line(x, 50, x + 24, 50)])}
      />
    </>
  ),

  // From the machine on the ground to a place prepared above.
  'cloud-migration': (
    <>
      <Stroke d={line(4, 58, 44, 58)} />
      <Shape d={rect(10, 26, 26, 32)} />
      <Stroke weight="thin" d={hatch(10, 26, 26, 32, 6)} />
      <Stroke weight="path" d="M23 20c2-14 20-16 31-8" />
      <Shape fill="solid" edge="none" d="M60 17l-8.6-2.2 4.6-5.4z" />
      <Stroke dash="dashed" d={rect(58, 18, 32, 34)} />
      <Shape fill="solid" d={rect(63, 23, 22, 10)} />
      <Shape dash="dashed" d={rect(63, 37, 22, 10)} />
    </>
  ),

  // Paper becomes a system.
  'digital-transformation': (
    <>
      <Shape d="M8 8h20l8 8v42h-28zM28 8v8h8" />
      <Stroke weight="thin" d={writing(14, 24, 16, 5, 6)} />
      <Arrow
        points={[
          [40, 32],
          [53, 32],
        ]}
        weight="path"
      />
      <Stroke d="M62 14l20 18-20 18z" />
      <Shape fill="solid" d={circle(82, 32, 7)} />
      <Shape d={[circle(62, 14, 6), circle(62, 50, 6)]} />
    </>
  ),

  // The client's people and ours around one table, with the decision on it.
  'discovery-workshop': (
    <>
      <Shape d={rect(22, 19, 52, 26)} />
      <Shape fill="solid" d={[30, 48, 66].map((x) => circle(x, 10, 5)).concat(circle(12, 32, 5))} />
      <Shape d={[30, 48, 66].map((x) => circle(x, 54, 5)).concat(circle(84, 32, 5))} />
      <Shape fill="tint" d={[rect(28, 24, 10, 10), rect(57, 24, 11, 11)]} />
      <Shape fill="solid" d={rect(43, 29, 10, 10)} />
    </>
  ),

  // What is on the market, and the gap in it.
  'market-research': (
    <>
      <Stroke d="M8 6v52h82" />
      <Stroke weight="thin" dash="dotted" d="M49 6v52M8 32h82" />
      <Shape
        d={[
          [17, 49],
          [25, 40],
          [33, 50],
          [21, 22],
          [39, 25],
          [41, 41],
          [58, 44],
          [69, 51],
          [83, 41],
        ].map(([x = 0, y = 0]) => product(x, y))}
      />
      <Stroke dash="dashed" d={circle(72, 18, 13)} />
      <Shape fill="solid" d={circle(72, 18, 5)} />
    </>
  ),

  // Now, next and later, towards one goal.
  'product-strategy': (
    <>
      <Stroke weight="thin" tone="soft" d="M6 24h84M6 41h84M6 58h84" />
      <Stroke weight="thin" d="M36 14h8v14M60 32h8v13M82 49h6" />
      <Shape fill="solid" d={rect(8, 9, 28, 10)} />
      <Shape d={rect(32, 28, 28, 9)} />
      <Shape dash="dashed" d={rect(55, 45, 27, 9)} />
      <Stroke d={line(88, 6, 88, 58)} />
      <Shape fill="solid" edge="none" d="M88 6l-13 5 13 5z" />
    </>
  ),

  // A beam, its load and how far it would bend.
  'technical-feasibility-analysis': (
    <>
      <Arrow
        points={[
          [48, 4],
          [48, 27],
        ]}
        weight="path"
      />
      <Arrow
        points={[
          [30, 13],
          [30, 27],
        ]}
      />
      <Arrow
        points={[
          [66, 13],
          [66, 27],
        ]}
      />
      <Shape d="M8 56l8-20 8 20zM72 56l8-20 8 20z" />
      <Shape fill="solid" d={rect(8, 29, 80, 7)} />
      <Stroke weight="thin" dash="dotted" d="M16 38q32 20 64 0" />
      <Stroke d={line(4, 57, 92, 57)} />
    </>
  ),
};
