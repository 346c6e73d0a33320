import { Drawing } from '#line/Drawing.tsx';
import { Name } from '#line/Name.tsx';
import { circle, hatch, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { bought, course, thirds, written } from '../wall.ts';

const wall = { block: 58, pitch: 63, ground: 340 };
const courses = bought.map((names, row) => ({
  names,
  y: wall.ground - wall.pitch * (bought.length - row),
  blocks: course(thirds[row] ?? [], 0, 350, 5),
}));
const crown = course([0.34, 0.34, 0.32], 0, 350, 5).map((block, i) => ({
  ...block,
  y: wall.ground - wall.pitch * 4 - (i === 2 ? 34 : 0),
}));

export function CustomSoftwareDevelopmentFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={350} pad={2} scale="phone" label={label}>
      <Stroke d={[line(297, 0, 297, 18), circle(297, 23, 5), 'M297 28l-36 26M297 28l36 26']} />
      <Shape
        d={courses.flatMap(({ y, blocks }) => blocks.map(({ x, w }) => rect(x, y, w, wall.block)))}
      />
      <Shape fill="solid" d={crown.map(({ x, y, w }) => rect(x, y, w, wall.block))} />
      {courses.map(({ names, y, blocks }) =>
        blocks.map(({ x, w }, i) => (
          <Name key={names[i]} x={x + w / 2} y={y + 34} size="small" anchor="middle">
            {names[i] ?? ''}
          </Name>
        )),
      )}
      {crown.map(({ x, y, w }, i) => (
        <Name key={written[i]} x={x + w / 2} y={y + 34} anchor="middle" tone="knock">
          {written[i] ?? ''}
        </Name>
      ))}
      <Stroke weight="path" d={line(0, wall.ground, 350, wall.ground)} />
      <Stroke weight="thin" d={hatch(0, wall.ground, 350, 10, 10)} />
    </Drawing>
  );
}
