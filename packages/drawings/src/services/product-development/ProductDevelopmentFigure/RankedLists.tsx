import { Label } from '#line/Label.tsx';
import { line, num, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { dropped, type Round } from './rounds.ts';

interface RankedListsProps {
  readonly rounds: readonly Round[];
  /** The width of a slip, and the distance from one list to the next. */
  readonly slip: number;
  readonly pitch: number;
  readonly row: number;
}

const top = 34;
const height = 30;

/** Text lengths on the slips, so that an idea can be recognized in the next list. */
const lengths: Readonly<Record<string, number>> = {
  a: 0.72,
  b: 0.5,
  c: 0.64,
  d: 0.4,
  e: 0.78,
  f: 0.56,
  g: 0.34,
  h: 0.68,
  new: 0.48,
};

/** Lists side by side: shipped is solid, next is tinted, the rest waits below the line. */
export function RankedLists({ rounds, slip, pitch, row }: RankedListsProps) {
  const slips = rounds.flatMap(({ ideas, shipped, line: cut }, column) =>
    ideas.map((idea, rank) => ({
      idea,
      x: column * pitch,
      y: top + rank * row + (rank >= cut ? 12 : 0),
      state: rank < shipped ? 'shipped' : rank < cut ? 'next' : 'waiting',
      gone: idea === dropped && column > 0,
      after: rounds[column + 1]?.ideas.indexOf(idea) ?? -1,
      afterCut: rounds[column + 1]?.line ?? 0,
    })),
  );
  const boxes = (state: string): string[] =>
    slips.filter((each) => each.state === state).map(({ x, y }) => rect(x, y, slip, height));
  const writing = (knocked: boolean): string[] =>
    slips
      .filter(({ state }) => (state === 'shipped') === knocked)
      .map(({ idea, x, y }) => {
        const end = x + 14 + (slip - 28) * (lengths[idea] ?? 0.5);
        return line(x + 14, y + height / 2, Math.round(end), y + height / 2);
      });
  const moves = slips
    .filter(({ after }) => after >= 0)
    .map(({ x, y, after, afterCut }) => {
      const target = top + after * row + (after >= afterCut ? 12 : 0);
      const half = (pitch - slip) / 2;
      return `M${x + slip} ${y + height / 2}c${num(half)} 0 ${num(half)} ${target - y} ${num(2 * half)} ${target - y}`;
    });
  return (
    <>
      <Stroke weight="thin" d={moves} />
      <Shape dash="dashed" d={boxes('waiting')} />
      <Shape fill="tint" d={boxes('next')} />
      <Shape fill="solid" d={boxes('shipped')} />
      <Stroke weight="path" d={writing(false)} />
      <Stroke weight="path" tone="knock" d={writing(true)} />
      <Stroke
        weight="wall"
        d={rounds.map(({ line: cut }, i) => {
          const y = top + cut * row + 6 - (row - height) / 2;
          return line(i * pitch - (i > 0 ? 12 : 0), y, i * pitch + slip + 12, y);
        })}
      />
      <Stroke
        weight="path"
        tone="red"
        d={slips
          .filter(({ gone }) => gone)
          .map(({ x, y }) => line(x + 4, y + height - 4, x + slip - 4, y + 4))}
      />
      {rounds.map(({ name }, i) => (
        <Label key={name} x={i * pitch} y={16}>
          {name}
        </Label>
      ))}
    </>
  );
}
