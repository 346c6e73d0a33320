import { circle, line, range } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface GaugeProps {
  readonly x: number;
  /** Where its plunger touches the beam, and the ground it stands on. */
  readonly touches: number;
  readonly ground: number;
  readonly radius: number;
}

/** A dial gauge under the middle of the beam. */
export function Gauge({ x, touches, ground, radius }: GaugeProps) {
  const y = ground - radius - 16;
  const marks = range(9).map((i) => {
    const angle = Math.PI * (0.75 + (i * 1.5) / 8);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return line(
      x + dx * (radius - 5),
      y + dy * (radius - 5),
      x + dx * (radius - 1),
      y + dy * (radius - 1),
    );
  });
  return (
    <>
      <Stroke weight="path" d={[line(x, touches, x, y - radius), line(x, y + radius, x, ground)]} />
      <Shape d={circle(x, y, radius)} />
      <Stroke weight="thin" d={marks} />
      <Stroke weight="path" d={line(x, y, x + radius * 0.5, y - radius * 0.45)} />
      <Shape fill="solid" edge="none" d={[circle(x, y, 3), circle(x, touches, 3)]} />
    </>
  );
}
