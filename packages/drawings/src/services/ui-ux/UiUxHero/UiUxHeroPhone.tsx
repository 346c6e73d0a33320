import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { circle, cross, curve, line, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { placed, wanderings } from '../routes.ts';
import { diamond, screen } from '../screen.ts';

const pitch = { x: 73, y: 60 };
const small = { w: 58, h: 42 };
const start = [29, 108] as const;

const [choose, check, done] = [0, 124, 248];
const large = { w: 102, h: 172, top: 266 };
const route = 384;

function FirstTest() {
  const screens = diamond(pitch).map(({ x, y }) =>
    screen(x, start[1] + y - small.h / 2, small.w, small.h, 8),
  );
  const steady = placed(wanderings.steady, start, pitch);
  const gone = placed(wanderings.gone, start, pitch);
  const [gaveUp = start] = gone.slice(-1);
  return (
    <>
      <Shape d={screens} />
      <Shape fill="tint" d={screens.filter((_, i) => i % 4 === 0)} />
      <Stroke d={curve(steady)} />
      <Stroke dash="dashed" d={curve(placed(wanderings.lost, start, pitch))} />
      <Stroke dash="dotted" d={curve(gone)} />
      <Stroke moves="travels" d={curve(steady)} />
      <Stroke moves="travels" after={1} d={curve(gone)} />
      <Moving how="appears" after={3}>
        <Stroke weight="path" d={cross(gaveUp[0] - 5, gaveUp[1] - 5, 10, 10)} />
        <Label x={214} y={196}>
          gave up
        </Label>
      </Moving>
    </>
  );
}

function SecondTest() {
  return (
    <>
      <Shape d={[choose, check, done].map((x) => screen(x, large.top, large.w, large.h, 12))} />
      <Name x={choose + 10} y={302} size="small">
        Choose
      </Name>
      <Name x={check + 10} y={302} size="small">
        Check
      </Name>
      <Name x={done + 10} y={302} size="small">
        Done
      </Name>
      <Stroke d={[318, 346, 402].map((y) => rect(choose + 10, y, 82, 20))} />
      <Stroke
        weight="thin"
        d={[writing(check + 10, 320, 82, 4, 11), writing(check + 10, 414, 82, 2, 11)]}
      />
      <Shape
        fill="solid"
        edge="none"
        d={[
          rect(choose + 10, route - 10, 82, 20),
          rect(check + 10, route - 14, 82, 28),
          circle(done + 51, route, 28),
        ]}
      />
      <Stroke
        tone="knock"
        weight="path"
        moves="draws"
        after={6}
        d={`M${done + 39} ${route}l8 9 16-18`}
      />
      <Shape fill="knock" d={[circle(choose + 78, route, 4), circle(check + 78, route, 4)]} />
      <Arrow
        weight="path"
        points={[
          [choose + 92, route],
          [check + 9, route],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [check + 92, route],
          [done + 22, route],
        ]}
      />
      <Stroke moves="travels" after={4} d={line(choose + 92, route, check + 9, route)} />
      <Stroke moves="travels" after={5} d={line(check + 92, route, done + 22, route)} />
    </>
  );
}

export function UiUxHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={440} pad={2} scale="phone" label={label}>
      <Label x={0} y={12}>
        first test: three people, one task
      </Label>
      <FirstTest />
      <Stroke weight="thin" d={line(0, 226, 350, 226)} />
      <Label x={0} y={250}>
        second test: the same task, two taps
      </Label>
      <SecondTest />
    </Drawing>
  );
}
