import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, drum, line, rect } from '#line/pen.ts';
import { Room } from '#line/Room.tsx';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const label =
  'Your product as a rail with sockets: cloud, commerce and data platforms stand above it, some are plugged in and the others are ready.';

/** Each platform's place: how far along the rail, and how high above it. */
const places = [
  { x: 8, y: 62, plugged: true },
  { x: 38, y: 30, plugged: false },
  { x: 68, y: 46, plugged: true },
];
const families = [
  { name: 'cloud', at: 0, draw: rack },
  { name: 'commerce', at: 115, draw: bag },
  { name: 'data', at: 230, draw: store },
];
const rail = 150;
const socket = rail - 16;

function rack(x: number, y: number): string {
  return rect(x, y, 24, 30) + [7.5, 15, 22.5].map((dy) => line(x, y + dy, x + 24, y + dy)).join('');
}

function bag(x: number, y: number): string {
  return `M${x + 2} ${y + 8}h20l2 22h-24zM${x + 7} ${y + 8}c0-11 10-11 10 0`;
}

function store(x: number, y: number): string {
  return drum(x, y, 24, 30);
}

/** Extensive partner ecosystem: platforms that are brought in when the product needs them. */
export function PartnerNetwork() {
  const all = families.flatMap(({ at, draw }) =>
    places.map(({ x, y, plugged }) => ({ x: x + at, y, plugged, outline: draw(x + at, y) })),
  );
  const plugged = all.filter((platform) => platform.plugged);
  const ready = all.filter((platform) => !platform.plugged);
  return (
    <Room>
      <Drawing width={330} height={200} scale="phone" label={label}>
        {families.map(({ name, at }) => (
          <Label key={name} x={at + 8} y={14}>
            {name}
          </Label>
        ))}
        <Shape d={all.map(({ outline }) => outline)} />
        <Stroke weight="path" d={plugged.map(({ x, y }) => line(x + 12, y + 30, x + 12, rail))} />
        <Stroke
          dash="dashed"
          d={ready.map(({ x, y }) => line(x + 12, y + 30, x + 12, socket - 4))}
        />
        <Shape d={ready.map(({ x }) => circle(x + 12, socket, 4))} />
        <Shape
          fill="solid"
          d={[rect(8, rail, 314, 40), ...plugged.map(({ x }) => rect(x + 4, rail - 12, 16, 12))]}
        />
        <Shape fill="knock" d={ready.map(({ x }) => rect(x + 4, rail, 16, 10))} />
        <Label x={165} y={rail + 28} anchor="middle" tone="knock">
          your product
        </Label>
      </Drawing>
    </Room>
  );
}
