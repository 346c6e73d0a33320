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

const pitch = { x: 140, y: 92 };
const small = { w: 100, h: 64 };
const start = [50, 160] as const;

const [choose, check, done] = [0, 240, 480];
const large = { w: 180, h: 216, top: 390 };
/** The height of the straight route: everything that is tapped is on it. */
const route = 536;

function FirstTest() {
  const screens = diamond(pitch).map(({ x, y }) =>
    screen(x, start[1] + y - small.h / 2, small.w, small.h, 12),
  );
  const texts = diamond(pitch).map(({ x, y }) => writing(x + 10, start[1] + y - 5, 58, 3, 12));
  const steady = placed(wanderings.steady, start, pitch);
  const lost = placed(wanderings.lost, start, pitch);
  const gone = placed(wanderings.gone, start, pitch);
  const [gaveUp = start] = gone.slice(-1);
  return (
    <>
      <Shape d={screens} />
      <Shape fill="tint" d={screens.filter((_, i) => i % 4 === 0)} />
      <Stroke weight="thin" tone="soft" d={texts} />
      <Stroke d={curve(steady)} />
      <Stroke dash="dashed" d={curve(lost)} />
      <Stroke dash="dotted" d={curve(gone)} />
      <Shape
        fill="solid"
        edge="none"
        d={[...steady, ...lost, ...gone.slice(0, -1)].map(([x, y]) => circle(x, y, 2.8))}
      />
      <Stroke moves="travels" d={curve(steady)} />
      <Stroke moves="travels" after={1} d={curve(gone)} />
      <Moving how="appears" after={3}>
        <Stroke weight="path" d={cross(gaveUp[0] - 7, gaveUp[1] - 7, 14, 14)} />
        <Label x={393} y={290}>
          gave up
        </Label>
      </Moving>
    </>
  );
}

function SecondTest() {
  return (
    <>
      <Stroke weight="thin" dash="dotted" d={[line(50, 192, 50, 390), line(610, 192, 610, 390)]} />
      <Shape d={[choose, check, done].map((x) => screen(x, large.top, large.w, large.h, 18))} />
      <Name x={choose + 16} y={438}>
        Choose
      </Name>
      <Name x={check + 16} y={438}>
        Check
      </Name>
      <Name x={done + 16} y={438}>
        Done
      </Name>
      <Stroke d={[452, 488, 560].map((y) => rect(choose + 16, y, 148, 24))} />
      <Stroke
        weight="thin"
        d={[
          ...[464, 500, 572].map((y) => line(choose + 28, y, choose + 104, y)),
          writing(check + 16, 456, 148, 5, 11),
          writing(check + 16, 576, 148, 2, 11),
          writing(done + 16, 456, 148, 2, 11),
          line(done + 46, 588, done + 134, 588),
        ]}
      />
      <Shape
        fill="solid"
        edge="none"
        d={[
          rect(choose + 16, route - 12, 148, 24),
          rect(check + 16, route - 18, 148, 36),
          circle(done + 90, route, 38),
        ]}
      />
      <Stroke
        tone="knock"
        weight="path"
        moves="draws"
        after={6}
        d={`M${done + 74} ${route}l11 12 21-23`}
      />
      <Stroke
        tone="knock"
        d={[
          line(choose + 28, route, choose + 104, route),
          line(check + 48, route, check + 104, route),
        ]}
      />
      <Shape fill="knock" d={[circle(choose + 146, route, 5), circle(check + 142, route, 5)]} />
      <Route from={choose + 164} to={check + 15} />
      <Route from={check + 164} to={done + 51} />
      <Stroke moves="travels" after={4} d={line(choose + 164, route, check + 15, route)} />
      <Stroke moves="travels" after={5} d={line(check + 164, route, done + 51, route)} />
    </>
  );
}

const Route = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <Arrow
    weight="path"
    points={[
      [from, route],
      [to, route],
    ]}
  />
);

/** One task, tested twice: the routes people took at first, and the route after the redesign. */
export function UiUxHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={606} pad={2} label={label}>
      <Label x={0} y={12}>
        first test: three people, one task
      </Label>
      <FirstTest />
      <SecondTest />
      <Label x={66} y={362}>
        second test: the same task, two taps
      </Label>
    </Drawing>
  );
}
