import { Arrow } from '#line/Arrow.tsx';
import { circle, drum, hatch, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const sleepers = [12, 20, 28, 36];

export const offerMarks = {
  // An app with one shape below, so that it fits either base.
  'new-applications': (
    <>
      <Shape fill="solid" d="M30 4h36v24h-6v7h-8v-7h-8v7h-8v-7h-6z" />
      <Shape fill="knock" d={range(3).map((i) => rect(36 + i * 9, 12, 6, 6))} />
      <Shape d="M6 44h6v7h8v-7h8v7h8v-7h6v16h-36z" />
      <Shape dash="dashed" d="M54 44h6v7h8v-7h8v7h8v-7h6v16h-36z" />
      <Stroke weight="thin" dash="dotted" d="M30 30l-8 12M66 30l8 12" />
    </>
  ),

  // The load is reduced until the small plan is enough; the large ones are not bought.
  'plan-review': (
    <>
      <Stroke dash="dashed" d={[rect(8, 6, 52, 52), rect(8, 22, 36, 36)]} />
      <Shape fill="solid" d={rect(8, 38, 20, 20)} />
      <Shape fill="knock" d={[rect(12, 46, 5, 5), rect(19, 46, 5, 5)]} />
      <Arrow
        weight="path"
        points={[
          [55, 11],
          [31, 35],
        ]}
      />
      <Shape d={[rect(70, 6, 18, 8), rect(70, 20, 18, 8), rect(70, 34, 18, 8)]} />
      <Shape fill="solid" d={[rect(70, 6, 14, 8), rect(70, 20, 9, 8), rect(70, 34, 5, 8)]} />
      <Stroke d="M72 56l5 4 10-11" />
    </>
  ),

  // The expired layer is pulled out under the app while the new one is pushed in.
  'stack-upgrades': (
    <>
      <Shape d={[rect(26, 4, 44, 15), rect(26, 19, 44, 12)]} />
      <Shape fill="knock" d={rect(26, 31, 44, 12)} />
      <Shape fill="solid" d={rect(14, 31, 30, 12)} />
      <Shape d={rect(58, 31, 30, 12)} />
      <Stroke weight="thin" d={hatch(58, 31, 30, 12, 5)} />
      <Shape d={rect(26, 43, 44, 12)} />
      <Arrow
        weight="path"
        points={[
          [2, 50],
          [20, 50],
        ]}
      />
      <Arrow
        points={[
          [76, 50],
          [92, 50],
        ]}
      />
      <Stroke weight="thin" d={line(32, 11, 60, 11)} />
    </>
  ),

  // Everything is on the list before the door is used.
  'exit-plan': (
    <>
      <Stroke weight="path" d="M12 11l3 3 6-7M12 29l3 3 6-7M12 47l3 3 6-7" />
      <Stroke d="M26 11h18M26 29h14M26 47h18" />
      <Stroke d="M54 58v-52h28v52M48 58h44" />
      <Shape fill="solid" d="M54 6l16 7v45l-16 0z" />
      <Shape fill="knock" d={circle(66, 36, 2)} />
      <Arrow
        weight="path"
        points={[
          [74, 36],
          [93, 36],
        ]}
      />
    </>
  ),

  // The railroad switch is set while the load is still rolling.
  migration: (
    <>
      <Stroke weight="path" d="M4 50h30c20 0 16-28 36-28h22" />
      <Stroke dash="dashed" d="M44 50h48" />
      <Stroke weight="thin" d={sleepers.map((x) => line(x - 4, 46, x - 4, 54))} />
      <Shape fill="solid" d={rect(8, 26, 26, 17)} />
      <Shape d={[circle(14, 46, 3.5), circle(28, 46, 3.5)]} />
      <Stroke d="M52 58l8-14" />
      <Shape fill="solid" d={circle(61, 42, 3.5)} />
      <Shape fill="solid" edge="none" d="M93 22l-11-6v12z" />
    </>
  ),

  // A customer's record and our table, linked to each other.
  'salesforce-links': (
    <>
      <Shape d={rect(4, 10, 28, 44)} />
      <Shape fill="solid" d={[circle(18, 21, 4), 'M11 34a7 7 0 0 1 14 0z']} />
      <Stroke weight="thin" d="M9 41h18M9 47h13" />
      <Shape fill="solid" edge="knock" d={drum(64, 12, 28, 42)} />
      <Stroke weight="wall" d="M44 26h-6a6 6 0 0 0 0 12h6M52 26h6a6 6 0 0 1 0 12h-6" />
      <Stroke weight="path" d={line(42, 32, 54, 32)} />
    </>
  ),
};
