import { line, range } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import type { Gap } from './crossing.ts';

const tower = 72;
/** The cable hangs above the heads. */
const headroom = 34;

/** A suspension bridge for people on foot. */
export function Footbridge({ from, to, road }: Gap) {
  const [left, right] = [from - 6, to + 6];
  const middle = (left + right) / 2;
  const hangers = range(11).map((i) => {
    const share = (i + 1) / 12;
    const sag = tower - 4 * (tower - headroom) * share * (1 - share);
    const x = Math.round(left + (right - left) * share);
    return line(x, road, x, Math.round(road - sag));
  });
  return (
    <>
      <Stroke
        d={[
          `M${left} ${road - tower}Q${middle} ${road - tower + 2 * (tower - headroom)} ${right} ${road - tower}`,
          `M${left - 44} ${road}L${left} ${road - tower}M${right + 44} ${road}L${right} ${road - tower}`,
        ]}
      />
      <Stroke weight="thin" d={hangers} />
      <Stroke
        weight="wall"
        d={[
          line(left, road, left, road - tower - 4),
          line(right, road, right, road - tower - 4),
          line(left, road, right, road),
        ]}
      />
    </>
  );
}
