import { Arrow } from '#line/Arrow.tsx';
import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { note, type Note } from '../sticky-notes.ts';

const seats = [110, 256, 402, 548];
const theirs = ['decides', 'pays', 'sells', 'uses it'];
const across = ['supports it', 'runs it', 'asks', 'builds'];

const loose: readonly Note[] = [
  [66, 120, -12],
  [120, 114, 8],
  [176, 126, -5],
  [224, 158, 14],
  [86, 174, 20],
  [144, 170, -16],
  [60, 232, 6],
  [114, 236, -8],
  [172, 222, 11],
  [216, 268, -18],
  [80, 292, -10],
  [142, 288, 16],
  [196, 318, -6],
  [98, 344, 9],
  [150, 342, -13],
];
const setAside: readonly Note[] = [
  [302, 512, 10],
  [344, 508, -8],
  [386, 513, 4],
  [426, 509, -14],
  [468, 512, 8],
];
/** The notes leave the heap group by group, before the sheet is ticked and signed. */
const groups = [
  { name: 'first release', y: 122, notes: 3, after: 1 },
  { name: 'later', y: 214, notes: 2, after: 2 },
  { name: 'to find out', y: 306, notes: 2, after: 3 },
] as const;
const noteSize = 34;
const groupX = 292;

const toGroups: Point[] = [
  [240, 231],
  [278, 231],
];
const toScope: Point[] = [
  [428, 139],
  [466, 139],
];
const toSetAside: Point[] = [
  [329, 376],
  [329, 478],
];

/** Four of the client's people on one side; two more and two of ours on the other. */
function People() {
  const north = 54;
  const south = 402;
  return (
    <>
      <Shape
        d={[
          ...seats.map((x) => circle(x, north, 14)),
          ...seats.slice(0, 2).map((x) => circle(x, south, 14)),
        ]}
      />
      <Shape fill="solid" d={seats.slice(2).map((x) => circle(x, south, 14))} />
      <Stroke
        d={seats.flatMap((x) => [
          `M${x - 21} ${north}a21 21 0 0 1 42 0`,
          `M${x - 21} ${south}a21 21 0 0 0 42 0`,
        ])}
      />
      {seats.map((x, i) => (
        <Label key={x} x={x} y={22} anchor="middle">
          {theirs[i] ?? ''}
        </Label>
      ))}
      {seats.map((x, i) => (
        <Label key={x} x={x} y={444} anchor="middle">
          {across[i] ?? ''}
        </Label>
      ))}
    </>
  );
}

/** The notes, sorted; only the first group goes on the scope sheet. */
function Groups() {
  return (
    <>
      <Stroke dash="dashed" d={groups.map(({ y }) => rect(groupX - 10, y - 8, 142, 50))} />
      {groups.map(({ name, y, notes, after }) => (
        <Moving key={name} how="slides" after={after}>
          <Shape d={range(notes).map((i) => rect(groupX + i * 44, y, noteSize, noteSize))} />
        </Moving>
      ))}
      {groups.map(({ name, y }) => (
        <Label key={name} x={groupX - 10} y={y - 16}>
          {name}
        </Label>
      ))}
    </>
  );
}

/** The only thing that stays on the table. */
function ScopeSheet() {
  const row = (i: number): number => 154 + i * 30;
  return (
    <>
      <Shape fill="solid" d={rect(470, 104, 150, 248)} />
      <Name x={486} y={134} tone="knock">
        Scope
      </Name>
      <Stroke
        tone="knock"
        d={range(5).map(
          (i) => rect(486, row(i), 14, 14) + line(512, row(i) + 7, 604 - (i % 3) * 20, row(i) + 7),
        )}
      />
      <Stroke
        tone="knock"
        weight="path"
        moves="draws"
        after={5}
        d={range(5).map((i) => `M489 ${row(i) + 7}l3 4 6-8`)}
      />
      <Stroke
        tone="knock"
        weight="path"
        moves="draws"
        after={6}
        d="M486 332c8-14 12-14 14-4s6 8 12-2 8 2 14 2"
      />
      <Stroke tone="knock" d={line(540, 332, 604, 332)} />
    </>
  );
}

/** A table from above: loose notes are grouped, most are set aside, one scope sheet is signed. */
export function DiscoveryWorkshopHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={600} pad={2} label={label}>
      <People />
      <Shape fill="tint" d={rect(20, 80, 620, 296)} />
      <Shape d={loose.map((each) => note(each, noteSize))} />
      <Groups />
      <ScopeSheet />
      <Arrow weight="path" points={toGroups} />
      <Arrow weight="path" points={toScope} />
      <Arrow dash="dashed" points={toSetAside} />
      <Stroke dash="dashed" d={rect(144, 480, 370, 62)} />
      <Label x={160} y={515}>
        not in scope
      </Label>
      <Moving how="drops" after={4}>
        <Shape d={setAside.map((each) => note(each, 30))} />
      </Moving>
      <Dimension axis="x" from={20} to={329} at={574} offset={22} label="day one opens" />
      <Dimension axis="x" from={329} to={640} at={574} offset={22} label="day two closes" />
    </Drawing>
  );
}
