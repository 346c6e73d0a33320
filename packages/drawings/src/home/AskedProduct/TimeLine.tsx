import { Label } from '#line/Label.tsx';
import { line, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

interface TimeLineProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly wordsAt: number;
}

/** The time until first use: not answered yet, up to a fixed date, or without a date. */
export function TimeLine({ from, to, y, wordsAt }: TimeLineProps) {
  const tick = line(from - 4, y + 4, from + 4, y - 4);
  const half = (from + to) / 2;
  const stone = (x: number): string =>
    shape([
      [x, y - 5],
      [x + 5, y],
      [x, y + 5],
      [x - 5, y],
    ]);
  const words = (said: string) => (
    <Label x={wordsAt} y={y + 4}>
      {said}
    </Label>
  );
  return (
    <>
      <g data-until="when">
        <Stroke dash="dashed" weight="thin" d={line(from, y, to, y)} />
        <Stroke weight="thin" d={tick} />
        {words('by when')}
      </g>
      <g data-answer="date">
        <Stroke d={[line(from, y, to, y), tick]} />
        <Shape d={[(from + half) / 2, half, (half + to) / 2].map(stone)} />
        <Stroke weight="wall" d={line(to, y - 14, to, y + 14)} />
        <Shape
          fill="solid"
          edge="none"
          d={shape([
            [to, y - 14],
            [to - 16, y - 9],
            [to, y - 4],
          ])}
        />
        {words('your date')}
      </g>
      <g data-answer="none">
        <Stroke d={[line(from, y, half, y), tick]} />
        <Stroke dash="dashed" d={line(half, y, to, y)} />
        <Shape fill="solid" d={stone((from + half) / 2)} />
        <Shape d={stone(half)} />
        <Shape
          fill="solid"
          edge="none"
          d={shape([
            [to + 4, y],
            [to - 7, y - 5],
            [to - 7, y + 5],
          ])}
        />
        {words('no date yet')}
      </g>
    </>
  );
}
