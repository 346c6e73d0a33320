import { circle, drum, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The app: one parcel, the same in every picture. */
const parcel = (x: number, y: number): string =>
  rect(x, y, 38, 36) + line(x, y + 11, x + 38, y + 11) + rect(x + 13, y, 12, 18);
const tape = (x: number, y: number): string => rect(x + 13, y, 12, 18);

/** The platform the app comes from, and another one it could run on. */
const platform = rect(4, 98, 62, 10);
const otherHost = rect(94, 98, 62, 10);
const rivets = (x: number): string[] => range(5).map((i) => circle(x + 9 + i * 11, 103, 2));

/** A person: head and shoulders, standing on the ground. */
const person = (x: number): string => circle(x, 93, 5) + `M${x - 8} 108a8 9 0 0 1 16 0z`;
const owners = [23, 66, 101, 137];

const options = [
  { y: 62, width: 42 },
  { y: 76, width: 26 },
  { y: 90, width: 34 },
];

/** An arrow head that points down. */
const headDown = (x: number, y: number): string => `M${x} ${y}l-5-9h10z`;

export const deliverables = {
  // The app with its database, scheduler and settings, and the owner under each part.
  'owned-inventory': (
    <>
      <Stroke weight="path" d={line(2, 62, 158, 62)} />
      <Shape d={parcel(4, 26)} />
      <Shape fill="solid" d={tape(4, 26)} />
      <Shape d={[drum(52, 30, 28, 32), circle(101, 48, 14), rect(122, 34, 30, 28)]} />
      <Stroke d={['M101 40v8h6', writing(127, 41, 20, 3, 7)]} />
      <Stroke dash="dotted" d={owners.map((x) => line(x, 66, x, 84))} />
      <Shape fill="solid" d={owners.map(person)} />
    </>
  ),

  // Two pages: the costs of staying and of two other places, and the open questions.
  'two-page-advice': (
    <>
      <Shape d={[rect(8, 6, 68, 102), rect(84, 6, 68, 102)]} />
      <Shape d={parcel(23, 14)} />
      <Shape fill="solid" d={tape(23, 14)} />
      <Shape d={options.map(({ y, width }) => rect(16, y, width, 9))} />
      <Shape fill="solid" d={rect(16, 76, 26, 9)} />
      <Stroke weight="path" d="M50 80l4 4 8-9" />
      <Stroke weight="wall" d="M107 36c0-16 22-16 22-1c0 10-11 10-11 20" />
      <Shape fill="solid" d={circle(118, 64, 3)} />
      <Stroke d={writing(94, 80, 48, 3, 9)} />
    </>
  ),

  // The same parcel fits on two platforms.
  'portable-app': (
    <>
      <Shape fill="solid" d={platform} />
      <Shape fill="knock" d={rivets(4)} />
      <Shape d={otherHost} />
      <Stroke d={rivets(94)} />
      <Shape d={[parcel(16, 62), parcel(106, 62)]} />
      <Shape fill="solid" d={[tape(16, 62), tape(106, 62)]} />
      <Stroke weight="path" d="M70 80h20M76 73l-7 7 7 7M84 73l7 7-7 7" />
      <Shape d="M62 8h28l8 8v32h-36zM90 8v8h8" />
      <Stroke d={writing(68, 24, 24, 3, 8)} />
      <Stroke dash="dashed" d="M58 34l-22 20M102 34l22 20" />
    </>
  ),

  // The whole move on a copy, timed, and back again.
  'timed-rehearsal': (
    <>
      <Shape fill="solid" d={platform} />
      <Shape fill="knock" d={rivets(4)} />
      <Shape d={otherHost} />
      <Stroke d={rivets(94)} />
      <Shape d={parcel(16, 62)} />
      <Shape fill="solid" d={tape(16, 62)} />
      <Stroke dash="dashed" d={parcel(106, 62)} />
      <Stroke d="M35 56c2-20 10-28 22-31M103 25c12 3 20 11 22 25" />
      <Shape fill="solid" edge="none" d={headDown(125, 58)} />
      <Stroke weight="path" d={line(104, 86, 66, 86)} />
      <Shape fill="solid" edge="none" d="M58 86l10-5v10z" />
      <Shape d={circle(80, 30, 20)} />
      <Stroke weight="path" d="M80 17v13l9 5M75 5h10M80 5v5" />
    </>
  ),

  // The app runs on the other host, and the bill matches the forecast.
  'matching-bill': (
    <>
      <Shape dash="dashed" d={rect(8, 32, 24, 76)} />
      <Shape fill="solid" d="M42 32h24v76l-6-5-6 5-6-5-6 5z" />
      <Stroke tone="knock" weight="path" d="M47 44h14M47 56h14M47 68h14M47 80h14" />
      <Stroke d={line(2, 32, 78, 32)} />
      <Shape fill="solid" d={otherHost} />
      <Shape fill="knock" d={rivets(94)} />
      <Shape d={parcel(106, 62)} />
      <Shape fill="solid" d={tape(106, 62)} />
      <Stroke weight="path" d="M125 52v-10M108 56l-6-8M142 56l6-8" />
    </>
  ),
};
