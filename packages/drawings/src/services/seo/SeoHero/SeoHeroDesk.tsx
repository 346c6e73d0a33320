import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Crawler, Index, lines, link, sheet, SiteTree, type Page } from './site-tree.tsx';

const size = { width: 38, height: 46, levelAt: (depth: number) => 2 + depth * 102 };
const { height, levelAt } = size;
const middle = (depth: number): number => levelAt(depth) + height / 2;
const under = levelAt(3) + height;

const walked: readonly Page[] = [
  { x: 580, depth: 1, from: 372 },
  { x: 532, depth: 2, from: 580 },
  { x: 532, depth: 3 },
];
const indexed: readonly Page[] = [
  { x: 372, depth: 0 },
  { x: 164, depth: 1, from: 372 },
  { x: 372, depth: 1 },
  { x: 116, depth: 2, from: 164 },
  { x: 212, depth: 2, from: 164 },
  { x: 324, depth: 2, from: 372 },
  { x: 420, depth: 2, from: 372 },
  { x: 628, depth: 2, from: 580 },
  { x: 116, depth: 3 },
  { x: 212, depth: 3 },
  { x: 420, depth: 3 },
  ...walked,
];
const duplicates: readonly Page[] = [
  { x: 292, depth: 3, from: 324 },
  { x: 356, depth: 3, from: 324 },
];
const tooDeep: readonly Page[] = [
  { x: 116, depth: 4 },
  { x: 180, depth: 4, from: 212 },
  { x: 244, depth: 4, from: 212 },
];
const orphan: Page = { x: 628, depth: 3 };
const levels = [
  { name: 'home', end: 660 },
  { name: '1 click', end: 660 },
  { name: '2 clicks', end: 660 },
  { name: '3 clicks', end: 590 },
  { name: '4 clicks', end: 272 },
];

/** Two addresses of one page name the canonical one. */
function Duplicates() {
  return (
    <>
      <Stroke
        d={[...duplicates.map((page) => link(page, size)), line(356, under, 356, under + 22)]}
      />
      <Shape d={duplicates.map((page) => sheet(page, size))} />
      <Stroke weight="thin" d={duplicates.map((page) => lines(page, size))} />
      <Arrow
        points={[
          [292, under],
          [292, under + 22],
          [420, under + 22],
          [420, under + 3],
        ]}
      />
      <Label x={356} y={under + 40} anchor="middle">
        canonical
      </Label>
    </>
  );
}

function TooDeep() {
  return (
    <>
      <Stroke weight="thin" dash="dotted" d={tooDeep.map((page) => link(page, size))} />
      <Shape edge="thin" d={tooDeep.map((page) => sheet(page, size) + lines(page, size))} />
      <Label x={284} y={middle(4) + 4}>
        too deep, seldom visited
      </Label>
    </>
  );
}

/** How a crawler walks a site, which pages it indexes, and which it never finds. */
export function SeoHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={600} pad={1} label={label}>
      <Stroke
        weight="thin"
        dash="dotted"
        tone="soft"
        d={levels.map(({ end }, depth) => line(84, middle(depth), end, middle(depth)))}
      />
      {levels.map(({ name }, depth) => (
        <Label key={name} x={0} y={middle(depth) + 4}>
          {name}
        </Label>
      ))}
      <SiteTree size={size} indexed={indexed} walked={walked} orphan={orphan} />
      <Duplicates />
      <TooDeep />
      <Crawler x={532} y={levelAt(3) - 27} />
      <Label x={660} y={under + 22} anchor="end" tone="red">
        orphan: no
      </Label>
      <Label x={660} y={under + 39} anchor="end" tone="red">
        link leads here
      </Label>
      <Arrow
        weight="path"
        points={[
          [372, 484],
          [372, 530],
        ]}
      />
      <Label x={390} y={510}>
        what the engine keeps
      </Label>
      <Label x={0} y={576}>
        index
      </Label>
      <Index
        x={97}
        y={538}
        cards={indexed.length}
        brought={walked.length}
        pitch={36.6}
        height={60}
      />
    </Drawing>
  );
}
