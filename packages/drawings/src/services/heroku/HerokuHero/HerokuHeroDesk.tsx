import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, poly, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Here, partSize, Steps, There } from './parts.tsx';

const host = { top: 128, bottom: 600, width: 268 };
const left = { x: 156, middle: 134 };
const right = { x: 660 - 156 - partSize.width, middle: 660 - 134 };
const rows = range(4).map((i) => 192 + i * 102);
const head = { x: 330, y: 36 };
const commits = range(5).map((i) => 10 + i * 64);
const split = 78;
const wayOn: readonly Point[] = [
  [head.x, head.y],
  [head.x, split],
  [left.middle, split],
  [left.middle, host.top - 3],
];

const nameFrom = (x: number) => (words: string, top: number) => (
  <Name x={x} y={top + 36} size="small">
    {words}
  </Name>
);

/** The repository, and the two places one commit can go to. */
function Push() {
  return (
    <>
      <Stroke d={line(0, head.y, head.x, head.y)} />
      <Shape d={commits.map((x) => circle(x, head.y, 6))} />
      <Arrow weight="path" points={wayOn} />
      <Stroke moves="travels" d={poly(wayOn)} />
      <Arrow
        dash="dashed"
        points={[
          [head.x, split],
          [right.middle, split],
          [right.middle, host.top - 3],
        ]}
      />
      <Shape fill="solid" d={circle(head.x, head.y, 10)} />
      <Label x={head.x + 20} y={head.y + 4}>
        git push
      </Label>
      <Label x={left.middle + 14} y={split + 32}>
        the way on
      </Label>
      <Label x={right.middle + 14} y={split + 32}>
        the way off
      </Label>
    </>
  );
}

/** The way onto the platform, and beside it the way off, part by part. */
export function HerokuHeroDesk({ label }: { readonly label: string }) {
  const [, , , data = 0] = rows;
  const following: readonly Point[] = [
    [254, data + 36],
    [right.x + 2, data + 36],
  ];
  return (
    <Drawing width={660} height={602} pad={1} label={label}>
      <Push />
      <Shape fill="tint" d={rect(0, host.top, host.width, host.bottom - host.top)} />
      <Stroke
        dash="dashed"
        d={rect(660 - host.width, host.top, host.width, host.bottom - host.top)}
      />
      <Name x={20} y={host.top + 32}>
        Heroku
      </Name>
      <Name x={right.x} y={host.top + 32}>
        Another host
      </Name>
      {rows.slice(0, 3).map((y) => (
        <Arrow
          key={y}
          weight="thin"
          dash="dotted"
          points={[
            [262, y + 30],
            [388, y + 30],
          ]}
        />
      ))}
      <Arrow weight="path" points={following} />
      <Stroke moves="travels" after={3} d={poly(following)} />
      <Stroke moves="travels" after={5} d={poly(following)} />
      <Here x={left.x} rows={rows} name={nameFrom(20)} />
      <There x={right.x} rows={rows} name={nameFrom(right.x + partSize.width + 20)} />
      <Steps x={left.x} rows={rows} />
      <Label x={330} y={data + 22} anchor="middle">
        follows
      </Label>
    </Drawing>
  );
}
