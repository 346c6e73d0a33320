import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { note, type Note } from '../sticky-notes.ts';

const seats = [64, 164, 264, 364];
const loose: readonly Note[] = [
  [78, 52, -12],
  [122, 48, 8],
  [168, 56, -6],
  [214, 50, 14],
  [262, 56, -9],
  [92, 98, 16],
  [140, 102, -14],
  [190, 100, 7],
  [238, 102, -18],
  [278, 106, 10],
];
const setAside: readonly Note[] = [
  [83, 314, -8],
  [83, 366, 12],
];
const noteSize = 30;
const groupTop = 158;
const toGroups: Point[] = [
  [175, 124],
  [175, 146],
];
const toScope: Point[] = [
  [210, 214],
  [210, 238],
];
const toSetAside: Point[] = [
  [79, 214],
  [79, 278],
];

/** Time runs down the table; two of our people sit at its lower end. */
function People() {
  const west = 22;
  const east = 328;
  return (
    <>
      <Shape
        d={[
          ...seats.map((y) => circle(west, y, 10)),
          ...seats.slice(0, 2).map((y) => circle(east, y, 10)),
        ]}
      />
      <Shape fill="solid" d={seats.slice(2).map((y) => circle(east, y, 10))} />
      <Stroke
        d={seats.flatMap((y) => [
          `M${west} ${y - 16}a16 16 0 0 0 0 32`,
          `M${east} ${y - 16}a16 16 0 0 1 0 32`,
        ])}
      />
    </>
  );
}

function Groups() {
  const groups = [
    { notes: [58, 100], after: 1 },
    { notes: [166, 208], after: 2 },
    { notes: [264], after: 3 },
  ] as const;
  return (
    <>
      <Stroke
        dash="dashed"
        d={[
          rect(52, groupTop - 8, 86, 46),
          rect(160, groupTop - 8, 84, 46),
          rect(258, groupTop - 8, 42, 46),
        ]}
      />
      {groups.map(({ notes, after }) => (
        <Moving key={after} how="drops" after={after}>
          <Shape d={notes.map((x) => rect(x, groupTop, noteSize, noteSize))} />
        </Moving>
      ))}
    </>
  );
}

function ScopeSheet() {
  const row = (i: number): number => 284 + i * 28;
  return (
    <>
      <Shape fill="solid" d={rect(126, 242, 168, 160)} />
      <Name x={140} y={268} tone="knock">
        Scope
      </Name>
      <Stroke
        tone="knock"
        d={range(4).map(
          (i) => rect(140, row(i), 14, 14) + line(166, row(i) + 7, 280 - (i % 3) * 22, row(i) + 7),
        )}
      />
      <Stroke
        tone="knock"
        weight="path"
        moves="draws"
        after={5}
        d={range(4).map((i) => `M143 ${row(i) + 7}l3 4 6-8`)}
      />
    </>
  );
}

export function DiscoveryWorkshopHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={440} pad={1} scale="phone" label={label}>
      <People />
      <Shape fill="tint" d={rect(42, 20, 266, 396)} />
      <Shape d={loose.map((each) => note(each, noteSize))} />
      <Arrow weight="path" points={toGroups} />
      <Groups />
      <Arrow weight="path" points={toScope} />
      <Arrow dash="dashed" points={toSetAside} />
      <ScopeSheet />
      <Stroke dash="dashed" d={rect(52, 282, 62, 120)} />
      <Moving how="drops" after={4}>
        <Shape d={setAside.map((each) => note(each, noteSize))} />
      </Moving>
      <Label x={42} y={11}>
        day one opens
      </Label>
      <Label x={42} y={435}>
        not in scope
      </Label>
      <Label x={308} y={435} anchor="end">
        day two closes
      </Label>
    </Drawing>
  );
}
