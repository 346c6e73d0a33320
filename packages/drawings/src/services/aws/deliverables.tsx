import { isoBox, isoDrum, isoRect, plane } from '#line/iso.ts';
import { circle, line, poly, range, rect, shape, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The organization: one plate that starts as a heap and ends as four owned accounts. */
const at = plane(63, 50);
const side = 67;
const thickness = 6;

type Spot = readonly [u: number, v: number];
/** Far, right, left and near account, in the order they are painted. */
const accounts: readonly Spot[] = [
  [5, 5],
  [36, 5],
  [5, 36],
  [36, 36],
];
const accountSide = 26;

function Plate() {
  const edge = [at(0, side), at(side, side), at(side, 0)];
  const below = [at(side, 0, -thickness), at(side, side, -thickness), at(0, side, -thickness)];
  return (
    <>
      <Shape fill="tint" d={shape([...edge, ...below])} />
      <Shape d={isoRect(at, 0, 0, side, side)} />
    </>
  );
}

const block = (u: number, v: number, w: number, h: number): string => {
  const { lit, shaded } = isoBox(at, u, v, w, w, h);
  return lit + shaded;
};

/** The accounts as raised plates. */
const raised = accounts.map(([u, v]) => block(u, v, accountSide, 4));

const store = (u: number, v: number): string => isoDrum(at, u, v, 8, 15).body;

/** A pin with the flag of the owner of the thing below it. */
const pin = ([x, y]: Point): string => line(x, y, x, y - 20);
const flag = ([x, y]: Point): string => rect(x, y - 24, 14, 9);

const owned: readonly Point[] = [at(16, 16, 14), at(50, 18, 20)];
const ownerless: Point = at(22, 44, 15);

const logged = [58, 76, 94];

const coin = (y: number): string => `M120 ${y}a15 5.500 0 0 0 30 0`;
const coins = range(4).map((i) => 101 - i * 8);

/** A vertical line from an account to its copy. */
const rise = ([x, y]: Point): string => line(x, y - 4, x, y - 34);

/** An upright wall across the plate. */
const wallHeight = 20;
const wall = (from: Spot, to: Spot): string =>
  shape([at(...from), at(...to), at(...to, wallHeight), at(...from, wallHeight)]);
const half = side / 2;

const costs = [22, 14, 30, 38];

export const deliverables = {
  // Everything found on one plate: what runs, where data is, who owns it and what it costs.
  'account-map': (
    <>
      <Plate />
      <Shape d={[block(9, 9, 14, 14), block(42, 10, 16, 20)]} />
      <Shape fill="solid" edge="knock" d={store(22, 44)} />
      <Shape d={block(42, 42, 14, 10)} />
      <Stroke d={[...owned, ownerless].map(pin)} />
      <Shape fill="solid" d={owned.map(flag)} />
      <Shape dash="dashed" d={flag(ownerless)} />
      <Shape d="M120 70v32a15 5.500 0 0 0 30 0v-32" />
      <Shape fill="solid" d="M120 70a15 5.500 0 1 0 30 0a15 5.500 0 1 0-30 0z" />
      <Stroke d={coins.slice(0, 3).map(coin)} />
    </>
  ),

  // The same plate as a plan, divided by walls that are agreed and logged one by one.
  'boundary-plan': (
    <>
      <Stroke dash="dashed" d={isoRect(at, 0, 0, side, side)} />
      <Shape d={block(10, 10, 12, 12)} />
      <Shape d={[wall([half, 0], [half, half]), wall([0, half], [half, half])]} />
      <Shape d={block(42, 10, 12, 12)} />
      <Shape fill="solid" edge="knock" d={store(16, 47)} />
      <Shape d={[wall([half, half], [half, side]), wall([half, half], [side, half])]} />
      <Shape d={block(42, 42, 12, 12)} />
      <Shape d="M114 34h30l12 12v62h-42zM144 34v12h12" />
      <Stroke weight="path" d={logged.map((y) => `M119 ${y}l4 4 7-8`)} />
      <Stroke d={logged.map((y) => line(135, y, 151, y))} />
    </>
  ),

  // The code that builds the accounts and can rebuild them.
  'rebuilding-code': (
    <>
      <Plate />
      <Shape d={raised} />
      <Stroke
        dash="dashed"
        d={accounts.map(([u, v]) => isoRect(at, u, v, accountSide, accountSide, 34))}
      />
      <Stroke weight="thin" dash="dotted" d={[at(5, 59), at(59, 59), at(59, 5)].map(rise)} />
      <Shape fill="solid" d={rect(112, 34, 44, 74)} />
      <Stroke
        tone="knock"
        weight="path"
        d="M119 46h16M125 56h22M125 66h14M131 76h18M125 86h10M119 96h20"
      />
    </>
  ),

  // One real service runs in the production account; its runbook is open beside it.
  'first-service': (
    <>
      <Plate />
      <Shape d={raised.slice(0, 3)} />
      <Shape fill="solid" edge="knock" d={raised.slice(3)} />
      <Stroke weight="path" d="M14 34l46 30" />
      <Shape fill="solid" d={circle(14, 34, 6)} />
      <Shape d={block(40, 40, 14, 34)} />
      <Stroke weight="thin" d={[10, 18, 26].map((z) => poly([at(40, 54, z), at(54, 54, z)]))} />
      <Shape d="M108 76q12-8 24 0q12-8 24 0v32q-12-8-24 0q-12-8-24 0z" />
      <Stroke d="M132 76v32" />
      <Stroke weight="thin" d={[writing(113, 83, 14, 3, 7), writing(137, 83, 14, 3, 7)]} />
    </>
  ),

  // Each account with its cost, the alarm set, and the key with the client.
  'keys-and-costs': (
    <>
      <Plate />
      {accounts.map(([u, v], i) => (
        <g key={`${u} ${v}`}>
          <Shape d={block(u, v, accountSide, 4)} />
          <Shape fill="solid" edge="knock" d={block(u + 6, v + 6, 12, costs[i] ?? 0)} />
        </g>
      ))}
      <Shape fill="solid" d="M86 30c5-5 3-22 12-22s7 17 12 22z" />
      <Shape fill="solid" edge="none" d={circle(98, 34, 3)} />
      <Stroke weight="wall" d="M136 62v46M136 92h14M136 104h10" />
      <Shape fill="solid" d={circle(136, 48, 15)} />
      <Shape fill="knock" d={circle(136, 44, 5)} />
    </>
  ),
};
