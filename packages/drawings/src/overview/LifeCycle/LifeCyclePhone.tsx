import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, cross, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import type { LifeCycleParts } from './life-cycle-parts.ts';

/** The center line of the stages, which are below each other; each is 160 wide. */
const axis = 238;
const left = axis - 80;

function Consultancy() {
  const option = (i: number): string => {
    const from = axis + (i - 4) * 21;
    const to = axis + (i - 4) * 8;
    return `M${from} 2c0 46 ${to - from} 42 ${to - from} 82`;
  };
  return (
    <>
      <Stroke weight="thin" d={[1, 3, 5, 7].map(option)} />
      <Stroke weight="thin" dash="dashed" d={[0, 2, 6, 8].map(option)} />
      <Stroke weight="path" d={line(axis, 2, axis, 108)} />
      <Shape fill="solid" d={rect(axis - 40, 84, 80, 8)} />
    </>
  );
}

function Design() {
  return (
    <>
      <Shape dash="dashed" d={[rect(left, 108, 160, 76), rect(left + 12, 120, 62, 52)]} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[cross(left + 12, 120, 62, 52), writing(left + 88, 124, 60, 4, 15)]}
      />
    </>
  );
}

function Development() {
  const places = range(10).map((i) => ({ row: i % 2, column: Math.floor(i / 2) }));
  const at = ({ row, column }: (typeof places)[number]) =>
    [left + column * 33, 202 + row * 36] as const;
  const isDone = ({ row, column }: (typeof places)[number]) => (row * 2 + column * 3) % 5 < 3;
  return (
    <>
      <Stroke d={[line(left, 216, left + 160, 216), line(left, 252, left + 160, 252)]} />
      <Shape fill="solid" d={stamp(stampRect(28, 28), places.filter(isDone).map(at))} />
      <Shape d={stamp(stampRect(28, 28), places.filter((place) => !isDone(place)).map(at))} />
    </>
  );
}

function Optimization() {
  const y = 332;
  return (
    <>
      <Shape d={circle(axis, y, 46)} />
      <Stroke weight="wall" dash="dotted" d={circle(axis, y, 41)} />
      <Stroke weight="thin" d={circle(axis, y, 18)} />
      <Arrow
        weight="path"
        points={[
          [axis, y],
          [axis + 22, y - 22],
        ]}
      />
      <Shape fill="solid" edge="none" d={circle(axis, y, 5)} />
    </>
  );
}

function Solutions({ name, platforms }: { name: string; platforms: readonly string[] }) {
  const shown = range(Math.min(5, platforms.length));
  return (
    <>
      <Shape fill="tint" d={rect(0, 398, 350, 64)} />
      <Name x={14} y={427}>
        {name}
      </Name>
      <Label x={14} y={448}>
        carry
      </Label>
      <Shape
        d={stamp(
          stampRect(28, 40),
          shown.map((i) => [left + i * 33, 410]),
        )}
      />
      <Stroke
        weight="thin"
        d={[420, 430, 440].flatMap((y) =>
          shown.map((i) => line(left + i * 33, y, left + 28 + i * 33, y)),
        )}
      />
    </>
  );
}

export function LifeCyclePhone(parts: LifeCycleParts) {
  const { consultancy, design, development, optimization, solutions, platforms, label } = parts;
  const stages = [
    { name: consultancy, does: 'narrows', y: 42, drawing: <Consultancy /> },
    { name: design, does: 'draws', y: 142, drawing: <Design /> },
    { name: development, does: 'builds', y: 228, drawing: <Development /> },
    { name: optimization, does: 'measures', y: 322, drawing: <Optimization /> },
  ];
  return (
    <Drawing width={350} height={462} pad={1} scale="phone" label={label}>
      {design && development && <Stroke weight="path" d={line(axis, 184, axis, 202)} />}
      {development && optimization && <Stroke weight="path" d={line(axis, 266, axis, 286)} />}
      {optimization && solutions && (
        <Stroke weight="thin" dash="dotted" d={line(axis, 378, axis, 398)} />
      )}
      {stages.map(
        ({ name, does, y, drawing }) =>
          name && (
            <g key={does}>
              {drawing}
              <Name x={0} y={y}>
                {name}
              </Name>
              <Label x={0} y={y + 20}>
                {does}
              </Label>
            </g>
          ),
      )}
      {solutions && <Solutions name={solutions} platforms={platforms} />}
      {design && optimization && (
        <Arrow
          dash="dashed"
          points={[
            [axis + 46, 332],
            [340, 332],
            [340, 146],
            [left + 161, 146],
          ]}
        />
      )}
    </Drawing>
  );
}
