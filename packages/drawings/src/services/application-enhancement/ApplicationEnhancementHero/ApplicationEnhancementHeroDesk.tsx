import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { arrowHead, hatch, line, poly, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { body, handle, valve, wheel } from '../plumbing.ts';

const [main, bypass] = [206, 64];
const place: Point = [330, main];
const shelf: Point = [330, 362];
const [shut, open]: readonly [readonly Point[], Point] = [
  [
    [204, main],
    [456, main],
  ],
  [330, bypass],
];
/** The flow: in from the left, over the bypass, out to the right. */
const flow: readonly Point[] = [
  [0, main],
  [130, main],
  [130, bypass],
  [530, bypass],
  [530, main],
  [658, main],
];

const Pipes = () => (
  <>
    <Shape fill="tint" edge="none" d="M0 180h112V46h436v134h112v52H456v-52h56V82H148v98h56v52H0z" />
    <Stroke
      weight="path"
      d="M0 180h112V46h436v134h112M250 180H148V82h364v98H410M0 232h250M410 232h250"
    />
    <Shape d={[rect(250, 167, 12, 78), rect(398, 167, 12, 78)]} />
    <Shape fill="solid" d={shut.map((at) => valve(at, 18, 26))} />
    <Stroke
      d={[...shut.map((at) => handle(at, 54, 16)), valve(open, 16, 18), handle(open, 48, 16)]}
    />
    <Stroke weight="path" d={poly(flow)} />
    <Shape
      fill="solid"
      edge="none"
      d={[3, 5, 6].map((points) => arrowHead(flow.slice(0, points), 12))}
    />
    <Stroke moves="travels" d={poly(flow)} />
    <Stroke moves="travels" after={4} d={poly(flow)} />
  </>
);

/** The new part in its place, the old one on a shelf below. */
const Parts = () => (
  <>
    <Moving how="slides" after={3}>
      <Shape fill="solid" d={body(place, 60)} />
      <Stroke tone="knock" d={wheel(place, 20)} />
    </Moving>
    <Arrow
      dash="dashed"
      points={[
        [330, 254],
        [330, 318],
      ]}
    />
    <Moving how="drops" after={2}>
      <Shape d={body(shelf, 60)} />
      <Stroke weight="thin" d={hatch(282, 332, 96, 60, 7)} />
      <Shape d={wheel(shelf, 20)} />
    </Moving>
    <Stroke weight="path" d={line(240, 402, 420, 402)} />
    <Name x={330} y={144} anchor="middle">
      New part
    </Name>
    <Name x={434} y={360}>
      Old part
    </Name>
    <Label x={434} y={380}>
      kept
    </Label>
  </>
);

/** The flow recorder: its curve does not show when the part was changed. */
function Recorder() {
  const moments = { 130: 'bypass open', 330: 'part changed', 530: 'bypass shut' };
  return (
    <>
      <Shape d={rect(0, 468, 660, 80)} />
      <Stroke
        weight="thin"
        tone="soft"
        d={range(17).map((i) => line(10 + i * 40, 468, 10 + i * 40, 548))}
      />
      <Stroke
        weight="path"
        moves="draws"
        after={5}
        d="M0 508l40-3 44 5 50-4 46 3 52-4 48 5 50-3 54 3 46-4 50 4 48-3 46 4 48-4 38 3"
      />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(130, 240, 130, 548), line(330, 410, 330, 548), line(530, 240, 530, 548)]}
      />
      <Label x={0} y={458}>
        answered
      </Label>
      {Object.entries(moments).map(([x, moment]) => (
        <Label key={x} x={Number(x)} y={570} anchor="middle">
          {moment}
        </Label>
      ))}
    </>
  );
}

/** A part is replaced while the flow takes the bypass. */
export function ApplicationEnhancementHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={576} pad={4} label={label}>
      <Recorder />
      <Pipes />
      <Parts />
      <Label x={0} y={166}>
        requests
      </Label>
      <Label x={660} y={166} anchor="end">
        answers
      </Label>
    </Drawing>
  );
}
