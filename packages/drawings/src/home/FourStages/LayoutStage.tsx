import { Dimension } from '#line/Dimension.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { orderColumns, type StageProps } from './screen-plan.ts';

const GRID_COLUMNS = 6;
const GUTTER = 15;
const GAP = 10;

/** Everything has a fixed size: grid, type, distances. */
export function LayoutStage({ plan, x, y }: StageProps) {
  const { width, height, inset, bar, titleBaseline, capHeight, picture, rows } = plan;
  const [left, right] = [x + inset, x + width - inset];
  const [baseline, foot] = [y + titleBaseline, y + picture.top + picture.height];
  const pitch = (right - left + GUTTER) / GRID_COLUMNS;
  return (
    <>
      <Shape d={rect(x, y, width, height)} />
      <Shape
        fill="tint"
        edge="none"
        d={stamp(
          stampRect(Math.round(pitch) - GUTTER, height - 2),
          range(GRID_COLUMNS).map((i) => [left + Math.round(i * pitch), y + 1]),
        )}
      />
      <Stroke d={line(x, y + bar, x + width, y + bar)} />
      <Shape
        d={[
          rect(left, y + bar * 0.32, bar * 2, bar * 0.36),
          rect(right - bar * 2, y + bar * 0.32, bar * 2, bar * 0.36),
          rect(left, y + picture.top, right - left, picture.height),
        ]}
      />
      <Stroke
        weight="thin"
        d={[
          ...orderColumns({ plan, x, y }),
          line(left, baseline, right, baseline),
          line(left, baseline - capHeight, right, baseline - capHeight),
        ]}
      />
      <Name x={left} y={baseline} size="huge">
        Orders
      </Name>
      <Dimension axis="x" from={left} to={right} at={foot + GAP} />
      <Stroke
        d={rows.flatMap((row) => [
          rect(left, y + row - 6, 11, 11),
          line(left + 22, y + row, right - 1.5 * inset, y + row),
        ])}
      />
    </>
  );
}
