import { Arrow } from '#line/Arrow.tsx';
import { Dimension } from '#line/Dimension.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import { circle, hatch, line, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Where requests come in, and the part of the system behind each. */
const routes = [58, 119, 181, 242];
const part = (x: number): string => rect(x - 27, 84, 54, 90);
const rate = circle(119, 130, 9);

/** A switch of the facade: to the old system on the left, or to the new one on the right. */
const lever = (x: number, side: -1 | 1): string => `M${x} 40v12l${side * 9} 18`;

export const caseDrawings = {
  // Every request goes through the whole block, so changing one rate means testing all of it.
  before: (
    <>
      {routes.map((x) => (
        <Arrow key={x} points={ends(x, 22, x, 82)} />
      ))}
      <Shape edge="path" d={rect(30, 84, 240, 90)} />
      <Stroke weight="thin" d={hatch(30, 84, 240, 90, 9)} />
      <Shape fill="knock" d={rect(132, 119, 100, 24)} />
      <Shape fill="red" edge="knock" d={rate} />
      <Label x={137} y={136} tone="red">
        one rate
      </Label>
      <Dimension axis="x" from={30} to={270} at={188} label="three weeks of tests" offset={20} />
      <Label x={150} y={14} anchor="middle">
        requests
      </Label>
    </>
  ),

  // A thin layer in front of everything: one switch is turned, and can be turned back.
  decision: (
    <>
      {routes.map((x) => (
        <Arrow key={x} points={ends(x, 8, x, 33)} />
      ))}
      <Shape edge="path" d={rect(30, 34, 240, 44)} />
      <Stroke weight="path" d={[58, 119, 181].map((x) => lever(x, -1))} />
      <Stroke weight="path" tone="red" d={lever(242, 1)} />
      <Shape d={routes.map((x) => circle(x - 10, 70, 3) + circle(x + 10, 70, 3))} />
      <Stroke d={[48, 109, 171].map((x) => line(x, 78, x, 106))} />
      <Stroke dash="dashed" d="M232 78v10h-28v18" />
      <Arrow weight="path" tone="red" points={ends(252, 78, 252, 105)} />
      <Shape edge="path" d={rect(30, 106, 184, 68)} />
      <Stroke weight="thin" d={hatch(30, 106, 184, 68, 9)} />
      <Shape fill="solid" d={rect(232, 106, 40, 50)} />
      <Stroke tone="knock" d={writing(240, 120, 24, 3, 10)} />
      <Label x={140} y={97} anchor="middle">
        facade
      </Label>
      <Label x={122} y={196} anchor="middle">
        old
      </Label>
      <Label x={252} y={196} anchor="middle">
        new
      </Label>
    </>
  ),

  // The same width, in parts: the rate is tested in its own part, and one old part is left.
  after: (
    <>
      {routes.map((x) => (
        <Arrow key={x} points={ends(x, 20, x, 39)} />
      ))}
      <Shape fill="solid" d={rect(30, 40, 240, 24)} />
      <Stroke d={routes.map((x) => line(x, 64, x, 84))} />
      <Shape edge="path" d={routes.map(part)} />
      <Stroke weight="thin" d={[hatch(215, 84, 54, 90, 9), writing(40, 100, 34, 3, 12)]} />
      <Stroke weight="thin" d={[writing(101, 100, 34, 2, 10), writing(163, 100, 34, 3, 12)]} />
      <Shape fill="red" edge="knock" d={rate} />
      <Label x={150} y={57} anchor="middle" tone="knock">
        facade
      </Label>
      <Dimension axis="x" from={92} to={146} at={188} label="this part alone" offset={20} />
      <Label x={242} y={208} anchor="middle">
        waits
      </Label>
      <Label x={150} y={14} anchor="middle">
        requests
      </Label>
    </>
  ),
};
