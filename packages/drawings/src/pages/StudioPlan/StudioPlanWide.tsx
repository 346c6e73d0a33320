import { Drawing } from '#line/Drawing.tsx';
import { Name } from '#line/Name.tsx';
import { line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import { DeskPairs, Plant, Seats, Shelves } from './furniture.tsx';
import { label } from './label.ts';

/** The windows in the wall to the street, room by room. */
const windows = [32, 136, 240, 344, 475, 579, 683, 787, 891, 1024, 1111, 1198].map(
  (x) => [x, 4] as const,
);

const desk = { width: 76, depth: 72 };

/** Outer walls, two rooms divided off, three doors and the windows along the street. */
function Walls() {
  return (
    <>
      <Stroke
        weight="wall"
        d="M700 420h-690v-410h1276v410h-526M430 10v170M430 240v180M1000 10v190M1000 260v160"
      />
      <Stroke
        weight="thin"
        d="M430 180h60a60 60 0 0 1-60 60M1000 200h-60a60 60 0 0 0 60 60M700 420v-60a60 60 0 0 1 60 60"
      />
      <Shape
        d={[stamp(stampRect(64, 12), windows), ...windows.map(([x]) => line(x, 10, x + 64, 10))]}
      />
    </>
  );
}

/** The long table, with the sheets under discussion. */
function DrawingsTable() {
  const seats = range(5).map((i) => 572 + i * 74);
  return (
    <>
      <Shape d={rect(530, 112, 380, 98)} />
      <Shape fill="tint" d={rect(696, 126, 96, 70)} />
      <Shape d={[rect(552, 126, 62, 44), rect(632, 138, 44, 58), rect(816, 132, 72, 52)]} />
      <Stroke
        weight="thin"
        d={[
          writing(710, 142, 68, 4, 13),
          writing(562, 138, 42, 3, 10),
          line(816, 132, 888, 184),
          line(888, 132, 816, 184),
        ]}
      />
      <Seats places={seats.map((x) => [x, 96])} back="above" />
      <Seats places={seats.map((x) => [x, 226])} back="below" />
    </>
  );
}

/** A sofa, and the plotter with a sheet coming out of it. */
function Corner() {
  return (
    <>
      <Shape
        d={[rect(476, 338, 164, 56), ...range(3).map((i) => rect(484 + i * 51, 346, 46, 34))]}
      />
      <Shape d={[rect(812, 350, 142, 44), line(812, 372, 954, 372)]} />
      <Shape fill="tint" d={rect(834, 306, 98, 54)} />
      <Stroke weight="thin" d={writing(846, 318, 72, 3, 11)} />
    </>
  );
}

/** The studio in plan, for the careers page while there is no vacancy. */
export function StudioPlanWide() {
  return (
    <Drawing width={1296} height={430} scale="wide" label={label}>
      <Walls />
      <DeskPairs
        {...desk}
        {...desk}
        places={[112, 296].flatMap((y) => [62, 182, 302].map((x) => [x, y] as const))}
      />
      <DrawingsTable />
      <Corner />
      <Plant at={[690, 336]} />
      <Plant at={[1252, 244]} />
      <DeskPairs
        {...desk}
        places={[
          [1044, 112],
          [1152, 112],
        ]}
      />
      <Shelves at={[1044, 318]} width={208} depth={76} />
      <Name x={62} y={62} size="small">
        Engineering
      </Name>
      <Name x={530} y={62} size="small">
        Drawings table
      </Name>
      <Name x={476} y={322} size="small">
        Break
      </Name>
      <Name x={1044} y={62} size="small">
        Design
      </Name>
      <Name x={1044} y={302} size="small">
        Library
      </Name>
    </Drawing>
  );
}
