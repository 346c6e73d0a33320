import { Moving } from '#line/Moving.tsx';
import { line, poly, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

export interface Page {
  /** Middle of the page, and how many clicks it is from the home page. */
  readonly x: number;
  readonly depth: number;
  /** Middle of the page that links to it; none for home and for the orphan. */
  readonly from?: number;
}

export interface TreeSize {
  readonly width: number;
  readonly height: number;
  readonly levelAt: (depth: number) => number;
}

export const sheet = ({ x, depth }: Page, { width, height, levelAt }: TreeSize): string =>
  rect(x - width / 2, levelAt(depth), width, height);

/** Three lines of writing on a page. */
export const lines = ({ x, depth }: Page, { width, height, levelAt }: TreeSize): string =>
  [8, 8, 16]
    .map((short, i) => {
      const y = levelAt(depth) + height * (0.3 + i * 0.22);
      return line(x - width / 2 + 8, y, x + width / 2 - short, y);
    })
    .join('');

/** The link down to a page: out of its parent's foot, along, and into its head. */
export const link = ({ x, depth, from = x }: Page, { height, levelAt }: TreeSize): string => {
  const [foot, head] = [levelAt(depth - 1) + height, levelAt(depth)];
  const turn = foot + (head - foot) * 0.45;
  return poly([
    [from, foot],
    [from, turn],
    [x, turn],
    [x, head],
  ]);
};

/** The crawler follows one link after the other. */
const beats = [1, 2, 3] as const;

interface SiteTreeProps {
  readonly size: TreeSize;
  readonly indexed: readonly Page[];
  /** The pages on the crawler's path, from the first link on. */
  readonly walked: readonly Page[];
  readonly orphan: Page;
}

/** The pages that are found, the links that lead to them, and the page without a link. */
export function SiteTree({ size, indexed, walked, orphan }: SiteTreeProps) {
  const linked = indexed.filter(({ depth }) => depth > 0);
  return (
    <>
      {walked.map((page, i) => (
        <Stroke
          key={page.depth}
          weight="wall"
          moves="draws"
          after={beats[i] ?? 1}
          d={link(page, size)}
        />
      ))}
      <Stroke d={linked.map((page) => link(page, size))} />
      <Shape fill="solid" d={indexed.map((page) => sheet(page, size))} />
      <Stroke tone="knock" d={indexed.map((page) => lines(page, size))} />
      <Stroke tone="red" dash="dashed" d={[sheet(orphan, size), lines(orphan, size)]} />
    </>
  );
}

interface IndexProps {
  readonly x: number;
  readonly y: number;
  readonly cards: number;
  /** How many of them this crawl added. */
  readonly brought: number;
  readonly pitch: number;
  readonly height: number;
}

/** The index: one card per indexed page, and the slot that stays empty. */
export function Index({ x, y, cards, brought, pitch, height }: IndexProps) {
  const gap = pitch * 0.38;
  const card = (i: number): string => rect(x + gap + i * pitch, y + 12, pitch - gap, height - 12);
  return (
    <>
      <Shape fill="solid" d={range(cards - brought).map(card)} />
      <Moving how="drops" after={5}>
        <Shape fill="solid" d={range(brought).map((i) => card(cards - brought + i))} />
      </Moving>
      <Stroke tone="red" dash="dashed" d={card(cards)} />
      <Stroke weight="path" d={`M${x} ${y}v${height}h${gap + (cards + 1) * pitch}v${-height}`} />
    </>
  );
}

/** The crawler as an insect: a body and six legs. */
export function Crawler({ x, y }: { readonly x: number; readonly y: number }) {
  const leg = (side: number, at: number, bend: number): string =>
    poly([
      [x, y + at],
      [x + side * 15, y + at + bend],
      [x + side * 19, y + at + bend + 9],
    ]);
  const legs = [-1, 1].flatMap((side) => [leg(side, -5, -8), leg(side, 0, -1), leg(side, 5, 6)]);
  return (
    <Moving how="drops" after={4}>
      <Stroke d={legs} />
      <Shape fill="solid" edge="knock" d={`M${x - 8} ${y}a8 11 0 1 0 16 0a8 11 0 1 0-16 0z`} />
    </Moving>
  );
}
