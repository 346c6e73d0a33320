import { Arrow } from '#line/Arrow.tsx';
import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const [before, after] = [36, 276];
const pitch = 40;
/** Widths are durations. Only reading got faster; the steps after it take as long as before. */
const whole = { before: 636, after: 292 };
const reading = { before: 464, after: 120 };
const query = { before: 432, after: 100 };
const adding = 98;
const drawing = whole.before - reading.before - adding;

interface StepsProps {
  readonly top: number;
  readonly total: number;
  readonly read: number;
}

/** A call and the calls it makes, each as wide as its duration. */
const Steps = ({ top, total, read }: StepsProps) => (
  <>
    <Shape d={rect(0, top, total, 34)} />
    <Shape
      fill="tint"
      d={[
        rect(0, top + pitch, read, 34),
        rect(read, top + pitch, adding, 34),
        rect(read + adding, top + pitch, drawing, 34),
      ]}
    />
    <Shape
      d={[
        rect(read + 6, top + 2 * pitch, 48, 34),
        rect(read + 58, top + 2 * pitch, 34, 34),
        rect(read + adding + 6, top + 2 * pitch, 60, 34),
        rect(read + adding + 12, top + 3 * pitch, 46, 34),
      ]}
    />
    <Label x={12} y={top + 22}>
      month-end report
    </Label>
    <Label x={12} y={top + pitch + 22}>
      read orders
    </Label>
    <Label x={read + 12} y={top + pitch + 22}>
      add up
    </Label>
    <Label x={read + adding + 12} y={top + pitch + 22}>
      draw
    </Label>
  </>
);

/** A report measured before and after its most expensive step was changed. */
export function ApplicationEnhancementFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={452} pad={4} label={label}>
      <Name x={0} y={20}>
        Before
      </Name>
      <Steps top={before} total={whole.before} read={reading.before} />
      <Shape fill="red" d={rect(18, before + 2 * pitch, query.before, 34)} />
      <Label x={30} y={before + 2 * pitch + 22} tone="knock">
        one query for every row
      </Label>
      <Stroke
        tone="red"
        weight="path"
        d={range(72).map((i) => line(20 + i * 6, before + 3 * pitch, 20 + i * 6, before + 154))}
      />
      <Name x={0} y={after - 16}>
        After
      </Name>
      <Steps top={after} total={whole.after} read={reading.after} />
      <Shape fill="solid" d={rect(10, after + 2 * pitch, query.after, 34)} />
      <Label x={18} y={after + 2 * pitch + 22} tone="knock">
        one query
      </Label>
      <Dimension
        axis="x"
        from={whole.after}
        to={whole.before}
        at={after + 17}
        label="nobody waits for this any more"
        offset={26}
      />
      <Arrow
        points={[
          [0, 446],
          [640, 446],
        ]}
      />
      <Label x={640} y={434} anchor="end">
        time
      </Label>
    </Drawing>
  );
}
