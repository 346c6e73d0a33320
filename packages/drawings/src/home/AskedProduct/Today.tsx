import { isoBox, isoLine, isoRect, type Project } from '#line/iso.ts';
import { Label } from '#line/Label.tsx';
import { line, range, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const SIDE = 58;
const HEIGHT = 52;
const PAGE = 4;

interface TodayProps {
  /** The plane to draw on; the drawing starts at its far corner. */
  readonly at: Project;
  /** Whether there is space for a label. */
  readonly says?: boolean;
}

/** What exists before the product: something in use, some paper, or an idea. */
export function Today({ at, says = false }: TodayProps) {
  const box = isoBox(at, 0, 0, SIDE, SIDE, HEIGHT);
  const slots = range(7).map((i) => ((i + 1) * SIDE) / 8);
  const bars = slots.flatMap((along) => [
    line(...at(along, SIDE), ...at(along, SIDE, HEIGHT)),
    line(...at(SIDE, along), ...at(SIDE, along, HEIGHT)),
  ]);
  // Drawn from the bottom up, because each page covers the one below.
  const pages = [0, 16, 32].flatMap((z) => [
    isoLine(at, [
      [0, SIDE, z + PAGE],
      [0, SIDE, z],
      [SIDE, SIDE, z],
      [SIDE, 0, z],
      [SIDE, 0, z + PAGE],
      [0, 0, z + PAGE],
    ]) + 'z',
    isoRect(at, 0, 0, SIDE, SIDE, z + PAGE),
  ]);
  const writing = [18, 34].map((v) =>
    isoLine(at, [
      [12, v, 32 + PAGE],
      [44, v, 32 + PAGE],
    ]),
  );
  const [from, y] = at(32, -32);
  const [to] = at(66, -66);
  const [left, below] = [at(0, SIDE)[0], at(SIDE, SIDE)[1] + 20];
  const way = (dash?: 'dashed') => (
    <>
      <Stroke weight="path" d={line(from, y, to, y)} {...(dash && { dash })} />
      <Shape
        fill="solid"
        edge="none"
        d={shape([
          [to + 12, y],
          [to - 1, y - 7],
          [to - 1, y + 7],
        ])}
      />
    </>
  );
  return (
    <>
      <g data-answer="app">
        <Shape d={[box.lit, box.shaded]} />
        <Stroke weight="thin" d={bars} />
        {way()}
        {says && (
          <Label x={left} y={below}>
            today: in use
          </Label>
        )}
      </g>
      <g data-answer="paper">
        <Shape d={pages} />
        <Stroke weight="thin" d={writing} />
        {way()}
        {says && (
          <Label x={left} y={below}>
            today: on paper
          </Label>
        )}
      </g>
      <g data-answer="idea">
        <Stroke dash="dashed" d={[box.lit, box.shaded]} />
        {way('dashed')}
        {says && (
          <Label x={left} y={below}>
            today: an idea
          </Label>
        )}
      </g>
    </>
  );
}
