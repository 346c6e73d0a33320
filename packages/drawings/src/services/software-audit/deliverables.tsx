import { circle, line, num, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The surveyed ship from the side, its keel at x, y and 100 units long when the scale is 1. */
function ship(x: number, y: number, k = 1) {
  const to = (points: readonly Point[]): string =>
    points.map(([dx, dy], i) => `${i ? 'L' : 'M'}${num(x + dx * k)} ${num(y + dy * k)}`).join('');
  const hull: readonly Point[] = [
    [0, -40],
    [100, -44],
    [86, -6],
    [80, 0],
    [14, 0],
    [6, -8],
  ];
  const house: readonly Point[] = [
    [12, -41],
    [12, -60],
    [44, -60],
    [44, -42],
  ];
  const funnel: readonly Point[] = [
    [20, -60],
    [22, -74],
    [32, -74],
    [34, -60],
  ];
  const mast: readonly Point[] = [
    [78, -43],
    [78, -68],
    [60, -43],
  ];
  return {
    hull: `${to(hull)}z`,
    above: to(house) + to(funnel),
    mast: to(mast),
  };
}

/** The decks and bulkheads of a ship of full size. */
const holds = (x: number, y: number): string =>
  `M${x + 2} ${y - 22}h92M${x + 28} ${y - 41}v41M${x + 54} ${y - 42}v42M${x + 76} ${y - 43}v43`;

const crossOut = (x: number, y: number): string =>
  `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`;

const person = (x: number): string => `${circle(x, 78, 7)}M${x - 12} 108a12 15 0 0 1 24 0z`;

const onPlan = ship(24, 66, 0.78);
const mapped = ship(28, 98);
const cracked = ship(4, 98);
const drafted = ship(46, 66, 0.68);
const presented = ship(16, 56, 0.6);

export const deliverables = {
  // One page: the part of the ship to be opened, a key, a signature.
  'signed-scope': (
    <>
      <Shape d={rect(8, 4, 112, 104)} />
      <Shape d={[onPlan.above, onPlan.hull]} />
      <Stroke d={onPlan.mast} />
      <Shape fill="solid" edge="none" d="M46 35h20v31h-20z" />
      <Stroke weight="thin" d={writing(20, 82, 36, 2, 10)} />
      <Stroke weight="path" d="M68 96h40M72 91c4-15 10-11 7-2s6 3 9-4 5 7 9 1 5 3 8-1" />
      <Stroke weight="path" d="M138 56a11 11 0 1 0 .1 0zM138 78v30M138 92h12M138 104h9" />
    </>
  ),

  // The corrected plan: one hold of the old plan does not exist, another was missing from it.
  'corrected-map': (
    <>
      <Shape d={mapped.above} />
      <Stroke d={mapped.mast} />
      <Shape d={mapped.hull} />
      <Shape fill="solid" edge="none" d="M56 76h26v22h-26z" />
      <Stroke weight="thin" d={holds(28, 98)} />
      <Stroke weight="path" d={mapped.hull} />
      <Stroke weight="path" d={crossOut(93, 66)} />
      <Shape d="M136 14l10 6-24 40-12 8 2-14z" />
      <Stroke d="M112 54l10 6" />
      <Stroke d={line(4, 108, 156, 108)} />
      <Shape d={[rect(50, 98, 12, 10), rect(92, 98, 12, 10)]} />
    </>
  ),

  // The crack in the hull is reported the same day, by phone.
  'urgent-call': (
    <>
      <Shape d={[cracked.above, cracked.hull]} />
      <Stroke d={cracked.mast} />
      <Stroke weight="thin" d={holds(4, 98)} />
      <Stroke weight="path" d={cracked.hull} />
      <Stroke weight="wall" d="M96 72l-13 4 4 8-15 6" />
      <Stroke d={line(4, 108, 108, 108)} />
      <Shape d={[rect(26, 98, 12, 10), rect(68, 98, 12, 10)]} />
      <Shape
        fill="solid"
        d="M128 20c-8-8-14-2-14 6c0 26 12 52 32 66c7 5 14-1 10-9l-8-10c-3-3-7-2-11 2c-7-7-11-16-13-26c5-1 8-4 7-8z"
      />
      <Stroke weight="path" d="M136 34q7 4 7 13M140 20q16 8 16 27" />
    </>
  ),

  // Findings checked with their owners: one was wrong and is struck out, both sides agree on the rest.
  'agreed-draft': (
    <>
      <Shape d={[rect(38, 4, 84, 72), drafted.above, drafted.hull]} />
      <Stroke d={drafted.mast} />
      <Shape
        fill="solid"
        edge="knock"
        d={[circle(99, 20, 6.5), circle(58, 52, 6.5), circle(102, 50, 6.5)]}
      />
      <Stroke weight="path" d={crossOut(80, 52)} />
      <Shape fill="solid" d={person(22)} />
      <Shape d={person(138)} />
      <Stroke weight="path" d="M40 96h22M98 96h22M70 94l7 7 13-15" />
    </>
  ),

  // One sheet for the board in front, sorted by harm; a sheet for every repair behind it.
  'board-summary': (
    <>
      <Shape d={rect(92, 12, 62, 80)} />
      <Shape d={rect(84, 20, 62, 80)} />
      <Shape d={rect(76, 28, 62, 80)} />
      <Stroke weight="thin" d={writing(96, 44, 34, 6, 10)} />
      <Shape d={rect(4, 4, 84, 104)} />
      <Shape d={[presented.above, presented.hull]} />
      <Stroke d={presented.mast} />
      <Shape fill="solid" edge="none" d={[58, 40, 22].map((w, i) => rect(22, 67 + i * 13, w, 8))} />
      <Shape fill="solid" edge="none" d={[71, 84, 97].map((y) => circle(14, y, 3.5))} />
    </>
  ),
};
