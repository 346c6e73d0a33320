import { isoBox, isoRect, type Project } from '#line/iso.ts';
import { Moving } from '#line/Moving.tsx';
import { line, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The top of a page is at the far right: u runs across it, v down it. */
export const page = { width: 240, length: 300 };
/** The height of the blocks above the page, and the thickness of everything. */
export const lift = 136;
const thickness = 10;

type Block = readonly [u: number, v: number, width: number, depth: number];

const chosen: Block = [10, 50, 220, 70];
const blocks: readonly Block[] = [
  [10, 10, 220, 30],
  [10, 130, 100, 70],
  [120, 130, 110, 70],
  [10, 210, 66, 40],
  [87, 210, 66, 40],
  [164, 210, 66, 40],
  [10, 260, 220, 30],
];

/** The empty page with the places of its blocks. */
function Board({ at }: { readonly at: Project }) {
  const { width, length } = page;
  const edge = [at(0, length), at(width, length), at(width, 0)];
  const below = [
    at(width, 0, -thickness),
    at(width, length, -thickness),
    at(0, length, -thickness),
  ];
  return (
    <>
      <Shape fill="tint" d={shape([...edge, ...below])} />
      <Shape d={isoRect(at, 0, 0, width, length)} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[chosen, ...blocks].map((block) => isoRect(at, ...block))}
      />
    </>
  );
}

/** Dashed lines from the outer corners of the blocks down to their places. */
function Plumbs({ at }: { readonly at: Project }) {
  const corners: readonly (readonly [number, number])[] = [
    [10, 290],
    [230, 290],
    [230, 10],
    [10, 10],
  ];
  return (
    <Stroke
      weight="thin"
      dash="dashed"
      d={corners.map(([u, v]) => line(...at(u, v, lift), ...at(u, v)))}
    />
  );
}

/** The content of the blocks: lines of writing, and picture placeholders. */
const contents = (at: Project): string => {
  const z = lift + thickness;
  const across = (u: number, v: number, length: number): string =>
    line(...at(u, v, z), ...at(u + length, v, z));
  return [
    ...[145, 159, 173, 187].map((v, i) => across(20, v, i % 2 ? 62 : 80)),
    line(...at(120, 130, z), ...at(230, 200, z)),
    line(...at(230, 130, z), ...at(120, 200, z)),
    ...[10, 87, 164].flatMap((u) => [across(u + 10, 223, 46), across(u + 10, 236, 30)]),
    across(22, 25, 50),
    across(150, 25, 64),
    across(22, 275, 120),
  ].join('');
};

/** The page and, above it, the blocks it is made of; one of them is being edited. */
export function PageBoard({ at }: { readonly at: Project }) {
  const hovering: Project = (u, v, z = 0) => at(u, v, z + lift);
  const boxes = blocks.map((block) => isoBox(hovering, ...block, thickness));
  const edited = isoBox(hovering, ...chosen, thickness);
  return (
    <>
      <Board at={at} />
      <Plumbs at={at} />
      <Shape fill="tint" d={boxes.map(({ shaded }) => shaded)} />
      <Shape d={boxes.map(({ lit }) => lit)} />
      <Stroke weight="thin" d={contents(at)} />
      <Moving how="drops" after={1}>
        <Shape fill="deep" edge="knock" d={edited.shaded} />
        <Shape fill="solid" edge="knock" d={edited.lit} />
      </Moving>
    </>
  );
}

interface PluginsProps {
  readonly at: Project;
  readonly sizes: readonly (readonly [u: number, side: number, height: number])[];
  readonly leftOut?: boolean;
}

/** Plugins in a row along u: kept ones as boxes, left-out ones as red dashed outlines. */
export function Plugins({ at, sizes, leftOut = false }: PluginsProps) {
  const boxes = sizes.map(([place, side, height]) =>
    isoBox(at, place / 2 - side / 2, -place / 2 - side / 2, side, side, height),
  );
  if (leftOut)
    return (
      <Moving how="grows" after={5}>
        <Stroke tone="red" dash="dashed" d={boxes.flatMap(({ lit, shaded }) => [lit, shaded])} />
      </Moving>
    );
  return (
    <>
      <Shape d={boxes.map(({ lit }) => lit)} />
      <Shape fill="tint" d={boxes.map(({ shaded }) => shaded)} />
    </>
  );
}
