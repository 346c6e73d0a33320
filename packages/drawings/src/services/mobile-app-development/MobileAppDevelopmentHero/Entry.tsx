import { Label } from '#line/Label.tsx';
import { circle } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';

/** An entry the user made, by its number. */
export function Entry({ x, y, n }: { readonly x: number; readonly y: number; readonly n: number }) {
  return (
    <>
      <Shape fill="solid" d={circle(x, y, 11)} />
      <Label x={x} y={y + 4.5} anchor="middle" tone="knock">
        {String(n)}
      </Label>
    </>
  );
}
