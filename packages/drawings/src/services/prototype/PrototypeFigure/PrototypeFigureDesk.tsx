import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, drum, hatch, line, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { prop, sandbags, visitor } from '../film-set.ts';

const ground = 420;
const top = 52;
const wall = { left: 388, w: 14 };

const Front = () => (
  <>
    <Shape d={[rect(0, top, 260, ground - top), line(0, top + 22, 260, top + 22)]} />
    <Stroke d={[12, 24, 36].map((x) => circle(x, top + 11, 3))} />
    <Shape fill="soft" d={[rect(22, 98, 128, 14), rect(22, 122, 84, 7)]} />
    <Shape fill="tint" d={rect(22, 148, 216, 92)} />
    <Stroke d="M22 216l52-40 36 28 34-24 94 52" />
    <Stroke d={[22, 98, 174].map((x) => rect(x, 258, 64, 68))} />
    <Stroke
      weight="thin"
      d={[30, 106, 182].flatMap((x) => [circle(x + 24, 280, 10), writing(x, 302, 48, 2, 10)])}
    />
    <Shape fill="solid" d={rect(72, 350, 116, 46)} />
    <Shape fill="knock" d={rect(102, 369, 56, 8)} />
  </>
);

const Side = () => (
  <>
    <Stroke
      weight="thin"
      dash="dotted"
      d={[line(340, 324, wall.left, top), line(340, 324, wall.left, ground)]}
    />
    <Stroke d={visitor(334, ground, 110)} />
    <Shape
      d={[
        prop([wall.left + wall.w, 96], [506, ground], 9),
        prop([wall.left + wall.w, 232], [456, ground], 9),
      ]}
    />
    <Shape fill="solid" edge="none" d={rect(wall.left, top, wall.w, ground - top)} />
  </>
);

/** The parts that the visitor takes for granted and no one has built. */
const Missing = () => (
  <>
    <Stroke
      dash="dashed"
      d={[drum(552, 76, 76, 76), rect(542, 196, 96, 54), rect(542, 294, 96, 54)]}
    />
    <Label x={590} y={128} anchor="middle">
      data
    </Label>
    <Label x={590} y={227} anchor="middle">
      log-in
    </Label>
    <Label x={590} y={325} anchor="middle">
      payment
    </Label>
  </>
);

/** A prototype as a film set: complete from the front, propped from behind. */
export function PrototypeFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={434} pad={2} label={label}>
      <Name x={0} y={22}>
        From the front
      </Name>
      <Name x={320} y={22}>
        From the side
      </Name>
      <Name x={542} y={22}>
        Not there
      </Name>
      <Front />
      <Side />
      <Missing />
      <Stroke weight="path" d={line(0, ground, 640, ground)} />
      <Stroke weight="thin" d={hatch(0, ground, 640, 12, 12)} />
      <Shape d={[sandbags(452, ground), sandbags(502, ground)]} />
    </Drawing>
  );
}
