import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, poly, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Here, There } from './parts.tsx';

const rows = [128, 216, 304, 392];
const left = 27;
const right = 227;
const wayOn: readonly Point[] = [
  [175, 14],
  [175, 40],
  [75, 40],
  [75, 62],
];

const nameOver = (x: number) => (words: string, top: number) => (
  <Label x={x} y={top - 9} anchor="middle">
    {words.toLowerCase()}
  </Label>
);

export function HerokuHeroPhone({ label }: { readonly label: string }) {
  const [, , , data = 0] = rows;
  const following: readonly Point[] = [
    [left + 94, data + 36],
    [right + 2, data + 36],
  ];
  return (
    <Drawing width={350} height={462} pad={1} scale="phone" label={label}>
      <Stroke d={line(0, 14, 175, 14)} />
      <Shape d={[8, 64, 120].map((x) => circle(x, 14, 5))} />
      <Arrow weight="path" points={wayOn} />
      <Stroke moves="travels" d={poly(wayOn)} />
      <Arrow
        dash="dashed"
        points={[
          [175, 40],
          [275, 40],
          [275, 62],
        ]}
      />
      <Shape fill="solid" d={circle(175, 14, 8)} />
      <Label x={192} y={18}>
        git push
      </Label>
      <Shape fill="tint" d={rect(0, 66, 150, 396)} />
      <Stroke dash="dashed" d={rect(200, 66, 150, 396)} />
      <Name x={14} y={90} size="small">
        Heroku
      </Name>
      <Name x={214} y={90} size="small">
        Another host
      </Name>
      {rows.slice(0, 3).map((y) => (
        <Arrow
          key={y}
          weight="thin"
          dash="dotted"
          points={[
            [left + 102, y + 30],
            [197, y + 30],
          ]}
        />
      ))}
      <Arrow weight="path" points={following} />
      <Stroke moves="travels" after={3} d={poly(following)} />
      <Stroke moves="travels" after={5} d={poly(following)} />
      <Here x={left} rows={rows} name={nameOver(75)} />
      <There x={right} rows={rows} name={nameOver(275)} />
    </Drawing>
  );
}
