import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import {
  barHeight,
  barTop,
  edges,
  laneHeight,
  lanesBottom,
  lanesTop,
  startOf,
  width,
} from './wide-grid.ts';
import { WideReleases } from './WideReleases.tsx';
import { WideYears } from './WideYears.tsx';
import { label } from './label.ts';
import { lanes, phases, tasks, type Task } from './work-life.ts';

function barOf({ lane, phase }: Task) {
  const i = phases.indexOf(phase);
  const x = startOf(i) + 10;
  return { x, y: barTop(lane), width: startOf(i + 1) - x - 10 };
}

const outlineOf = (task: Task): string => {
  const bar = barOf(task);
  return rect(bar.x, bar.y, bar.width, barHeight);
};

function Sheet() {
  return (
    <>
      <Stroke weight="thin" d={edges.slice(0, -1).map((x) => line(x, 0, x, lanesBottom))} />
      <Stroke
        weight="thin"
        tone="soft"
        d={range(lanes.length + 1).map((i) =>
          line(0, lanesTop + i * laneHeight, width, lanesTop + i * laneHeight),
        )}
      />
      {phases.map((phase, i) => (
        <Name key={phase} x={startOf(i) + 10} y={38} size="small">
          {phase}
        </Name>
      ))}
      {lanes.map((lane) => (
        <Name key={lane} x={0} y={barTop(lane) + 24} size="small">
          {lane}
        </Name>
      ))}
    </>
  );
}

function Key() {
  return (
    <>
      <Shape fill="solid" d={rect(1, 6, 12, 12)} />
      <Shape d={rect(1, 29, 12, 12)} />
      <Label x={22} y={16}>
        leads
      </Label>
      <Label x={22} y={39}>
        helps
      </Label>
    </>
  );
}

function Tasks() {
  return (
    <>
      <Shape fill="solid" d={tasks.filter(({ leads }) => leads).map(outlineOf)} />
      <Shape d={tasks.filter(({ leads }) => !leads).map(outlineOf)} />
      {tasks.map((task) => {
        const bar = barOf(task);
        return (
          <Label
            key={task.what}
            x={bar.x + bar.width / 2}
            y={bar.y + 22}
            anchor="middle"
            tone={task.leads ? 'knock' : 'ink'}
          >
            {task.what}
          </Label>
        );
      })}
    </>
  );
}

/** The lead passes from lane to lane. */
function Lead() {
  const half = barHeight / 2;
  const [design, built, operated] = [
    barTop('Design') + half,
    barTop('Engineering') + half,
    barTop('Operations') + half,
  ];
  return (
    <>
      <Arrow
        weight="path"
        points={[
          [210, barTop('You') + barHeight],
          [210, design],
          [281, design],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [428, design],
          [447, design],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [594, design],
          [604, design],
          [604, built],
          [613, built],
        ]}
      />
      <Stroke weight="path" d={line(660, built, 860, built)} />
      <Arrow
        weight="path"
        points={[
          [910, built],
          [940, built],
          [940, operated],
          [949, operated],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [1050, operated],
          [1069, operated],
        ]}
      />
    </>
  );
}

/** From the first talk to the years after release: who does what, and who leads. */
export function WorkLifeWide() {
  return (
    <Drawing width={width} height={lanesBottom} pad={1} scale="wide" label={label}>
      <Sheet />
      <Key />
      <Lead />
      <Tasks />
      <WideReleases />
      <WideYears />
    </Drawing>
  );
}
