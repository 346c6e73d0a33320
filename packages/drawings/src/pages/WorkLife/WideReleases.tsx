import { Arrow } from '#line/Arrow.tsx';
import { Label } from '#line/Label.tsx';
import { line, range } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { barHeight, barTop } from './wide-grid.ts';

const releases = range(4).map((i) => 614 + i * 80);
const faulty = 1;

/** Every release is built, tested and tried; the one with a fault goes back before it is tried. */
export function WideReleases() {
  const [built, tested, tried] = [barTop('Engineering'), barTop('Quality'), barTop('You')];
  const good = releases.filter((_, i) => i !== faulty);
  const bad = releases[faulty] ?? 0;
  return (
    <>
      <Shape
        fill="solid"
        d={stamp(
          stampRect(56, barHeight),
          releases.map((x) => [x, built]),
        )}
      />
      <Shape
        d={stamp(
          stampRect(56, barHeight),
          releases.map((x) => [x + 14, tried]),
        )}
      />
      <Shape
        d={stamp(
          stampRect(34, barHeight),
          releases.map((x) => [x + 32, tested]),
        )}
      />
      <Stroke d={releases.map((x) => line(x + 49, built + barHeight, x + 49, tested))} />
      <Stroke d={good.map((x) => `M${x + 39} ${tested + 18}l7 7 13-15`)} />
      <Stroke weight="path" tone="red" d={`M${bad + 41} ${tested + 10}l16 16m0-16l-16 16`} />
      <Arrow
        tone="red"
        points={[
          [bad + 32, tested + 18],
          [bad + 14, tested + 18],
          [bad + 14, built + barHeight + 1],
        ]}
      />
      {releases.map((x, i) => (
        <g key={x}>
          <Label x={x + 28} y={built + 22} anchor="middle" tone="knock">
            {`v${i + 1}`}
          </Label>
          <Label x={x + 42} y={tried + 22} anchor="middle">
            try
          </Label>
        </g>
      ))}
    </>
  );
}
