import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { line, poly, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Board, interrupt, testPoints, testPointsAt } from './Board.tsx';
import { clockWave, dataWave, levelWave } from './waves.ts';

const rows = [
  { name: 'clock', y: 356 },
  { name: 'data', y: 412 },
  { name: 'interrupt', y: 468 },
  { name: 'answer', y: 524 },
] as const;

/** Moments on the clock's edges. */
const period = 35;
const begin = 240;
const end = begin + 12 * period;
const asked = begin + 3 * period;
const answered = begin + 8 * period;
const deadline = begin + 11 * period;

function Probes() {
  return (
    <Stroke
      weight="thin"
      d={rows.map(({ y }, i) => {
        const x = testPoints[i] ?? 0;
        return poly([
          [x, testPointsAt + 6],
          [x, y],
          [154, y],
        ]);
      })}
    />
  );
}

/** A board and the signals probed from it: after an interrupt, its firmware answers before the deadline. */
export function EmbeddedSoftwareDevelopmentHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={600} pad={2} label={label}>
      <Board />
      <Probes />
      <Shape fill="tint" edge="none" d={rect(asked, 450, deadline - asked, 92)} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(asked, 336, asked, 570), line(answered, 336, answered, 570)]}
      />
      <Stroke weight="path" dash="dashed" d={line(deadline, 336, deadline, 570)} />
      <Stroke d={[clockWave(begin, 356, period, 12), dataWave(begin, 412, period, end)]} />
      <Stroke moves="travels" d={poly(interrupt)} />
      <Stroke
        moves="draws"
        after={2}
        weight="path"
        d={levelWave(begin, 468, [asked, answered], end)}
      />
      <Stroke weight="path" d={line(begin, 536, end, 536)} />
      <Moving how="grows" after={4}>
        <Shape fill="solid" d={rect(answered, 512, period, 24)} />
      </Moving>
      {rows.map(({ name, y }) => (
        <Label key={name} x={160} y={y + 4}>
          {name}
        </Label>
      ))}
      <Moving how="appears" after={5}>
        <Dimension axis="x" from={asked} to={answered} at={572} label="measured" offset={20} />
      </Moving>
      <Label x={deadline} y={326} anchor="middle">
        deadline
      </Label>
    </Drawing>
  );
}
