import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { label } from './label.ts';
import { barWidth, edges, inset, leftOf, middleOf, startOf } from './phone-grid.ts';
import { PhoneReleases } from './PhoneReleases.tsx';
import { lanes, phases, tasks, type Task } from './work-life.ts';

const barOf = ({ lane, phase }: Task): string => {
  const i = phases.indexOf(phase);
  const top = startOf(i) + inset;
  return rect(leftOf(lane), top, barWidth, startOf(i + 1) - inset - top);
};

/** Breaks a long name at its last space, because the column of names is narrow. */
const inTwoLines = (name: string): string[] =>
  name.length < 12
    ? [name]
    : [name.slice(0, name.lastIndexOf(' ')), name.slice(name.lastIndexOf(' ') + 1)];

function Sheet() {
  return (
    <>
      <Stroke weight="thin" tone="soft" d={edges.map((y) => line(0, y, 350, y))} />
      <Stroke weight="thin" d={range(5).map((i) => line(107 + i * 49, 4, 107 + i * 49, 466))} />
      {lanes.map((lane) => (
        <Label key={lane} x={middleOf(lane) + 5} y={94} upright>
          {lane.toLowerCase()}
        </Label>
      ))}
      {phases.map((phase, i) =>
        inTwoLines(phase).map((words, k) => (
          <Name key={words} x={0} y={startOf(i) + 30 + k * 19} size="small">
            {words}
          </Name>
        )),
      )}
    </>
  );
}

function Key() {
  return (
    <>
      <Shape fill="solid" d={rect(1, 54, 12, 12)} />
      <Shape d={rect(1, 78, 12, 12)} />
      <Label x={18} y={64}>
        leads
      </Label>
      <Label x={18} y={88}>
        helps
      </Label>
    </>
  );
}

/** The lead passes from column to column; between two rows its line runs along their border. */
function Lead() {
  const [design, engineering, operations] = [
    middleOf('Design'),
    middleOf('Engineering'),
    middleOf('Operations'),
  ];
  const into = (phase: number): number => startOf(phase) + inset - 1;
  return (
    <>
      <Arrow
        weight="path"
        points={[
          [middleOf('You'), 128],
          [design, 128],
          [design, into(1)],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [design, startOf(2) - inset],
          [design, into(2)],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [design, startOf(3) - inset],
          [design, startOf(3) - 2],
          [engineering, startOf(3) - 2],
          [engineering, into(3)],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [engineering, into(3)],
          [engineering, startOf(4) - 2],
          [operations, startOf(4) - 2],
          [operations, into(4)],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [operations, startOf(5) - inset],
          [operations, into(5)],
        ]}
      />
    </>
  );
}

/** Small releases for years, and what is learned from them. */
function Years() {
  const design = middleOf('Design');
  const top = startOf(5) + inset;
  return (
    <>
      <Shape
        d={stamp(
          stampRect(barWidth, 10),
          [leftOf('Engineering'), leftOf('Quality')].flatMap(
            (x) =>
              [
                [x, top],
                [x, top + 16],
              ] as const,
          ),
        )}
      />
      <Shape dash="dashed" d={rect(leftOf('Design'), top, barWidth, 26)} />
      <Arrow
        dash="dashed"
        points={[
          [leftOf('Operations'), top + 38],
          [design, top + 38],
          [design, top + 27],
        ]}
      />
    </>
  );
}

export function WorkLifePhone() {
  return (
    <Drawing width={350} height={466} pad={1} scale="phone" label={label}>
      <Sheet />
      <Key />
      <Lead />
      <Shape fill="solid" d={tasks.filter(({ leads }) => leads).map(barOf)} />
      <Shape d={tasks.filter(({ leads }) => !leads).map(barOf)} />
      <PhoneReleases />
      <Years />
    </Drawing>
  );
}
