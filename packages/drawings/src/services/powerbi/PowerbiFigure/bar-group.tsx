import { Label } from '#line/Label.tsx';
import { line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const departments = ['finance', 'sales', 'stock'];

/** Last month's revenue as each department reports it, as shares of the tallest bar. */
export const disagreeing = [0.74, 1, 0.56];
export const agreeing = [0.82, 0.82, 0.82];

export interface Group {
  readonly x: number;
  readonly base: number;
  readonly height: number;
  readonly pitch: number;
  readonly bar: number;
}

export const barMiddles = ({ x, pitch, bar }: Group): number[] =>
  departments.map((_, i) => x + i * pitch + bar / 2);

export const topOf = ({ base, height }: Group, share: number): number => base - share * height;

interface BarGroupProps {
  readonly group: Group;
  readonly shares: readonly number[];
  readonly solid?: boolean;
}

/** Three bars with the name of their department written along them. */
export function BarGroup({ group, shares, solid = false }: BarGroupProps) {
  const { x, base, pitch, bar } = group;
  const end = x + 2 * pitch + bar;
  return (
    <>
      <Stroke
        weight="thin"
        dash="dotted"
        d={[...new Set(shares)].map((share) =>
          line(x, topOf(group, share), end + 16, topOf(group, share)),
        )}
      />
      <Shape
        fill={solid ? 'solid' : 'paper'}
        d={shares.map((share, i) => {
          const top = topOf(group, share);
          return rect(x + i * pitch, top, bar, base - top);
        })}
      />
      <Stroke weight="path" d={line(x - 12, base, end + 12, base)} />
      {barMiddles(group).map((middle, i) => (
        <Label key={middle} x={middle + 4} y={base - 12} upright tone={solid ? 'knock' : 'ink'}>
          {departments[i] ?? ''}
        </Label>
      ))}
    </>
  );
}

/** The three workbooks that three departments keep. */
export function Workbooks({ group, top }: { readonly group: Group; readonly top: number }) {
  const [width, height] = [group.bar, group.bar * 0.78];
  const lefts = barMiddles(group).map((middle) => middle - width / 2);
  return (
    <>
      <Stroke d={barMiddles(group).map((middle) => line(middle, group.base, middle, top))} />
      <Shape d={lefts.map((x) => rect(x, top, width, height))} />
      <Stroke
        weight="thin"
        d={lefts.flatMap((x) => [
          ...[0.25, 0.5, 0.75].map((share) =>
            line(x, top + height * share, x + width, top + height * share),
          ),
          ...[0.33, 0.66].map((share) =>
            line(x + width * share, top, x + width * share, top + height),
          ),
        ])}
      />
    </>
  );
}
