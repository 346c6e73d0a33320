import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Name } from '#line/Name.tsx';
import { circle, hatch, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { bought, course, thirds, written } from '../wall.ts';

const wall = { left: 44, w: 596, block: 72, pitch: 78, ground: 438 };
const courses = bought.map((names, row) => ({
  names,
  y: wall.ground - wall.pitch * (bought.length - row),
  blocks: course(thirds[row] ?? [], wall.left, wall.w, 6),
}));
const top = wall.ground - wall.pitch * 4;
/** The written blocks; the last one still hangs from the crane. */
const crown = course([0.34, 0.34, 0.32], wall.left, wall.w, 6).map((block, i) => ({
  ...block,
  y: i === 2 ? top - 50 : top,
}));

/** The hook above the hanging block and the two ropes that hold it. */
function Crane() {
  const { x, w, y } = crown[2] ?? { x: 0, w: 0, y: 0 };
  const middle = x + w / 2;
  return (
    <Stroke
      d={[
        line(middle, 0, middle, y - 50),
        circle(middle, y - 44, 6),
        line(middle, y - 38, x + 24, y),
        line(middle, y - 38, x + w - 24, y),
      ]}
    />
  );
}

/** A system as a wall: nine blocks are bought, the three on top are written. */
export function CustomSoftwareDevelopmentFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={450} pad={4} label={label}>
      <Crane />
      <Shape
        d={courses.flatMap(({ y, blocks }) => blocks.map(({ x, w }) => rect(x, y, w, wall.block)))}
      />
      <Shape fill="solid" d={crown.map(({ x, y, w }) => rect(x, y, w, wall.block))} />
      {courses.map(({ names, y, blocks }) =>
        blocks.map(({ x, w }, i) => (
          <Name key={names[i]} x={x + w / 2} y={y + 42} size="small" anchor="middle">
            {names[i] ?? ''}
          </Name>
        )),
      )}
      {crown.map(({ x, y, w }, i) => (
        <Name key={written[i]} x={x + w / 2} y={y + 43} anchor="middle" tone="knock">
          {written[i] ?? ''}
        </Name>
      ))}
      <Dimension axis="y" from={top} to={top + wall.block} at={22} label="written" />
      <Dimension
        axis="y"
        from={top + wall.pitch}
        to={wall.ground}
        at={22}
        label="bought ready-made"
      />
      <Stroke weight="path" d={line(34, wall.ground, 640, wall.ground)} />
      <Stroke weight="thin" d={hatch(34, wall.ground, 606, 12, 12)} />
    </Drawing>
  );
}
