import { curve, range, shape, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import type { Gap } from './crossing.ts';

const depth = 58;

/** Two banks with a road on them and the water between. */
export function River({ gap, width }: { readonly gap: Gap; readonly width: number }) {
  const { from, to, road } = gap;
  const bed = road + depth;
  const wave = (y: number, inset: number): string =>
    curve(
      range(9).map((i): Point => {
        const span = to - from - 2 * inset;
        return [from + inset + (span * i) / 8, y + (i % 2 === 0 ? 0 : 4)];
      }),
    );
  const banks = [
    shape([
      [0, road],
      [from, road],
      [from + 22, bed],
      [0, bed],
    ]),
    shape([
      [width, road],
      [to, road],
      [to - 22, bed],
      [width, bed],
    ]),
  ];
  return (
    <>
      <Shape fill="tint" edge="none" d={banks} />
      <Stroke weight="thin" d={[wave(road + 36, 14), wave(road + 47, 19)]} />
      <Stroke
        weight="path"
        d={`M0 ${road}H${from}l22 ${depth}H${to - 22}L${to} ${road}H${width}`}
      />
    </>
  );
}
