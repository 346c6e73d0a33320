import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

export interface SheetPlan {
  readonly scale: 'desk' | 'phone';
  readonly width: number;
  readonly height: number;
  /** The title block in the lower right corner: three rows, the lower two halved. */
  readonly block: { readonly width: number; readonly row: number };
}

const MARGIN = 14;

/** A register mark: a small circle under a cross. */
const register = ([x, y]: Point): string =>
  line(x - 12, y, x + 12, y) + line(x, y - 12, x, y + 12) + circle(x, y, 6);

/** A sheet with its border, its marks and an empty title block, with the cursor in the first field. */
export function EmptySheet({ plan }: { readonly plan: SheetPlan }) {
  const { scale, width, height, block } = plan;
  const [right, bottom] = [width - MARGIN, height - MARGIN];
  const [middleX, middleY] = [width / 2, height / 2];
  const left = right - block.width;
  const half = right - block.width / 2;
  const rows = [3, 2, 1].map((up) => bottom - up * block.row);
  const baseline = (row: number): number => (rows[row] ?? 0) + block.row / 2 + 4;
  return (
    <Drawing width={width} height={height} scale={scale}>
      <Stroke dash="dashed" d={rect(MARGIN, MARGIN, right - MARGIN, bottom - MARGIN)} />
      <Stroke
        d={[
          ...[MARGIN, right].flatMap((x) => [register([x, MARGIN]), register([x, bottom])]),
          ...[MARGIN, bottom].map((y) => line(middleX, y - 8, middleX, y + 8)),
          ...[MARGIN, right].map((x) => line(x - 8, middleY, x + 8, middleY)),
          rect(left, rows[0] ?? 0, block.width, 3 * block.row),
          ...rows.slice(1).map((y) => line(left, y, right, y)),
          line(half, rows[1] ?? 0, half, bottom),
        ]}
      />
      {['project', 'owner', 'for'].map((field, row) => (
        <Label key={field} x={left + 12} y={baseline(row)}>
          {field}
        </Label>
      ))}
      {['date', 'rev'].map((field, row) => (
        <Label key={field} x={half + 12} y={baseline(row + 1)}>
          {field}
        </Label>
      ))}
      <Shape fill="solid" edge="none" d={rect(left + 80, baseline(0) - 12, 3, 16)} />
    </Drawing>
  );
}
