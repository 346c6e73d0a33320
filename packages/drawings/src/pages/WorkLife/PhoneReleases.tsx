import { Arrow } from '#line/Arrow.tsx';
import { range } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { barWidth, leftOf } from './phone-grid.ts';

const releases = range(3).map((i) => 257 + i * 32);
const faulty = 1;

/** Every release is built, tested and tried; the one with a fault goes back. */
export function PhoneReleases() {
  const [built, tested, tried] = [leftOf('Engineering'), leftOf('Quality'), leftOf('You')];
  const good = releases.filter((_, i) => i !== faulty);
  const bad = releases[faulty] ?? 0;
  return (
    <>
      <Shape
        fill="solid"
        d={stamp(
          stampRect(barWidth, 24),
          releases.map((y) => [built, y]),
        )}
      />
      <Shape
        d={[tested, tried].map((x) =>
          stamp(
            stampRect(barWidth, 24),
            releases.map((y) => [x, y]),
          ),
        )}
      />
      <Stroke
        d={good.map((y) => `M${tested + 8} ${y + 12}l5 5 9-11M${built + barWidth} ${y + 12}h19`)}
      />
      <Stroke weight="path" tone="red" d={`M${tested + 9} ${bad + 6}l12 12m0-12l-12 12`} />
      <Arrow
        tone="red"
        points={[
          [tested, bad + 12],
          [built + barWidth + 1, bad + 12],
        ]}
      />
    </>
  );
}
