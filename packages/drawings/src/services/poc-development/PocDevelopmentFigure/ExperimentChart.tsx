import { Arrow } from '#line/Arrow.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, poly, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The position of the plot, and the boxes of the three decisions beside it. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly boxes: number;
  readonly edge: number;
}

/** Heights as shares of the plot: the two lines agreed first, and the one that is tempting to draw later. */
const pass = 0.7;
const fail = 0.32;
const tempting = 0.54;

/** The measured value of each run, and its uncertainty. */
const runs = [
  { value: 0.14, spread: 0.1 },
  { value: 0.26, spread: 0.09 },
  { value: 0.4, spread: 0.07 },
  { value: 0.49, spread: 0.06 },
  { value: 0.58, spread: 0.045 },
  { value: 0.61, spread: 0.035 },
];

const decisions = [
  { name: 'Build', share: 0.85 },
  { name: 'Change', share: 0.51 },
  { name: 'Stop', share: 0.16 },
];

/** Runs that approach a pass line drawn beforehand, and the three possible decisions. */
export function ExperimentChart({ plot }: { readonly plot: Plot }) {
  const { left, right, top, bottom, boxes, edge } = plot;
  const y = (share: number): number => Math.round(bottom - (bottom - top) * share);
  const x = (run: number): number => Math.round(left + ((right - left) * (run + 1)) / 6.5);
  const points = runs.map(({ value }, i): Point => [x(i), y(value)]);
  const spine = Math.round((right + boxes) / 2);
  const last = points.at(-1) ?? [right, top];
  return (
    <>
      <Shape fill="tint" edge="none" d={rect(left, top, right - left, y(pass) - top)} />
      <Stroke d={`M${left} ${top}V${bottom}H${right}`} />
      <Stroke weight="path" d={line(left, y(pass), right, y(pass))} />
      <Stroke d={line(left, y(fail), right, y(fail))} />
      <Stroke tone="red" dash="dashed" d={line(left, y(tempting), right, y(tempting))} />
      <Stroke weight="thin" d={poly(points)} />
      <Stroke
        d={runs.map(({ value, spread }, i) => {
          const [high, low] = [y(value + spread), y(value - spread)];
          return `${line(x(i), high, x(i), low)}M${x(i) - 5} ${high}h10M${x(i) - 5} ${low}h10`;
        })}
      />
      <Shape d={points.slice(0, -1).map(([px, py]) => circle(px, py, 5))} />
      <Shape fill="solid" d={circle(...last, 7)} />
      {decisions.map(({ name, share }) => (
        <Arrow
          key={name}
          {...(name === 'Change' ? { weight: 'path' as const } : { dash: 'dashed' as const })}
          points={[
            [last[0] + 10, last[1]],
            [spine, last[1]],
            [spine, y(share)],
            [boxes, y(share)],
          ]}
        />
      ))}
      {decisions.map(({ name, share }) => (
        <Shape
          key={name}
          fill={name === 'Change' ? 'solid' : 'paper'}
          d={rect(boxes, y(share) - 24, edge - boxes, 48)}
        />
      ))}
      {decisions.map(({ name, share }) => (
        <Name
          key={name}
          x={(boxes + edge) / 2}
          y={y(share) + 6}
          anchor="middle"
          tone={name === 'Change' ? 'knock' : 'ink'}
        >
          {name}
        </Name>
      ))}
    </>
  );
}
