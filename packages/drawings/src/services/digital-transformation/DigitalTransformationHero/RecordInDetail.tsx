import { Label } from '#line/Label.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { desks } from '../order-path.ts';

interface RecordInDetailProps {
  /** The bar of the record, which is enlarged. */
  readonly bar: { readonly y: number; readonly height: number };
}

/** The content of the bar, enlarged: one line for each desk. */
export function RecordInDetail({ bar }: RecordInDetailProps) {
  const row = (i: number): number => 446 + i * 27;
  return (
    <>
      <Shape fill="knock" d={rect(430, bar.y, 3, bar.height)} />
      <Shape fill="knock" d={rect(470, bar.y, 3, bar.height)} />
      <Stroke weight="thin" d="M431 398L270 424M472 398L640 424" />
      <Shape d={rect(270, 424, 370, 152)} />
      <Stroke
        weight="thin"
        tone="soft"
        d={range(4).map((i) => line(286, row(i) + 14, 624, row(i) + 14))}
      />
      {desks.map((desk, i) => (
        <Label key={desk} x={286} y={row(i) + 5}>
          {desk}
        </Label>
      ))}
      <Shape
        fill="soft"
        d={[170, 120, 200, 150, 90].map((width, i) => rect(378, row(i) - 3, width, 8))}
      />
      <Stroke
        weight="path"
        moves="draws"
        after={1}
        d={range(5).map((i) => `M608 ${row(i)}l5 5 10-11`)}
      />
    </>
  );
}
