import { Name } from '#line/Name.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The distance between two pins. */
  readonly pitch: number;
}

const leg = 12;

/** The processor: pins on all four sides and a dot at the first. */
export function Chip({ x, y, size, pitch }: ChipProps) {
  const legs = range(Math.floor(size / pitch)).flatMap((i) => {
    const at = 10 + i * pitch;
    return [
      line(x - leg, y + at, x + size + leg, y + at),
      line(x + at, y - leg, x + at, y + size + leg),
    ];
  });
  return (
    <>
      <Stroke weight="path" d={legs} />
      <Shape fill="solid" d={rect(x, y, size, size)} />
      <Stroke tone="knock" d={rect(x + 10, y + 10, size - 20, size - 20)} />
      <Name x={x + size / 2} y={y + size / 2 + 6} anchor="middle" tone="knock">
        MCU
      </Name>
    </>
  );
}
