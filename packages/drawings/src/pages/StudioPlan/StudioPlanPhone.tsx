import { Drawing } from '#line/Drawing.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { DeskPairs, Plant, Seats, Shelves } from './furniture.tsx';
import { label } from './label.ts';

/** The plan upright: the street is on the right, the names of the rooms are on the left. */
const windows = range(6).map((i) => [338, 20 + i * 72] as const);
const desk = { width: 60, depth: 56 };
const seats = [164, 227, 290];

function Walls() {
  return (
    <>
      <Stroke
        weight="wall"
        d="M3 215v-212h341v432h-341v-174M3 147h17M70 147h274M3 291h69M122 291h222"
      />
      <Stroke
        weight="thin"
        d="M20 147v-50a50 50 0 0 1 50 50M72 291v-50a50 50 0 0 1 50 50M3 215h46a46 46 0 0 1-46 46"
      />
      <Shape d={[stamp(stampRect(12, 40), windows), line(344, 20, 344, 420)]} />
    </>
  );
}

function DrawingsTable() {
  return (
    <>
      <Shape d={rect(132, 191, 188, 56)} />
      <Shape fill="tint" d={rect(200, 199, 56, 40)} />
      <Stroke
        weight="thin"
        d={[writing(208, 209, 40, 3, 10), rect(144, 202, 40, 34), rect(274, 200, 34, 38)]}
      />
      <Seats places={seats.map((x) => [x, 176])} back="above" />
      <Seats places={seats.map((x) => [x, 262])} back="below" />
    </>
  );
}

export function StudioPlanPhone() {
  return (
    <Drawing width={350} height={438} scale="phone" label={label}>
      <Walls />
      <DeskPairs
        {...desk}
        places={[
          [124, 45],
          [196, 45],
          [268, 45],
        ]}
      />
      <DrawingsTable />
      <DeskPairs
        {...desk}
        places={[
          [124, 333],
          [196, 333],
        ]}
      />
      <Shelves at={[272, 334]} width={56} depth={86} />
      <Plant at={[38, 402]} />
      <Name x={16} y={33} size="small">
        Engineering
      </Name>
      <Name x={16} y={177} size="small">
        Drawings table
      </Name>
      <Name x={16} y={321} size="small">
        Design
      </Name>
      <Name x={272} y={321} size="small">
        Library
      </Name>
    </Drawing>
  );
}
