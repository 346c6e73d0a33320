import { Name } from '#line/Name.tsx';
import { line, poly, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { orderColumns, type StageProps } from './screen-plan.ts';

const BOX = 11;
const WRITTEN = [0.42, 0.34, 0.46, 0.38];

/** The same screen in code: orders as columns, the newest one solid, the first rows ticked. */
export function BuildStage({ plan, x, y }: StageProps) {
  const { width, inset, titleBaseline, picture, rows } = plan;
  const [left, right] = [x + inset, x + width - inset];
  const done = Math.ceil(rows.length / 2);
  const columns = orderColumns({ plan, x, y });
  const boxes = rows.map((row) => [left, y + row - 6] as const);
  return (
    <>
      <Name x={left} y={y + titleBaseline} size="huge">
        Orders
      </Name>
      <Shape fill="tint" d={rect(left, y + picture.top, right - left, picture.height)} />
      <Shape
        fill="soft"
        d={[
          ...columns.slice(0, -1),
          ...rows.flatMap((row, i) => [
            rect(left + 22, y + row - 3, Math.round(width * (WRITTEN[i] ?? 0.4)), 5),
            rect(right - inset * 1.5, y + row - 3, inset * 1.5, 5),
          ]),
        ]}
      />
      <Shape
        fill="solid"
        d={[...columns.slice(-1), stamp(stampRect(BOX, BOX), boxes.slice(0, done))]}
      />
      <Shape d={stamp(stampRect(BOX, BOX), boxes.slice(done))} />
      <Stroke
        tone="knock"
        d={boxes.slice(0, done).map(([bx, by]) =>
          poly([
            [bx + 2.5, by + 5.5],
            [bx + 4.5, by + 8],
            [bx + 8.5, by + 3],
          ]),
        )}
      />
      <Stroke
        weight="thin"
        d={rows.slice(0, -1).map((row, i) => {
          const under = y + (row + (rows[i + 1] ?? row)) / 2;
          return line(left, under, right, under);
        })}
      />
    </>
  );
}
