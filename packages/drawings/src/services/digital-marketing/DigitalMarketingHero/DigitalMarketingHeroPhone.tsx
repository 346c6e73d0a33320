import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { line, poly, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import * as plumbing from '../plumbing.ts';

const channels: readonly plumbing.Channel[] = [
  { name: 'search', x: 40, width: 42, turn: 52 },
  { name: 'social', x: 130, width: 30, turn: 14 },
  { name: 'mail', x: 220, width: 20, turn: -24 },
  { name: 'referral', x: 310, width: 12, turn: -56 },
];
const main = { x: 132, width: 40 };
const stream = { x: 132, width: 26 };
const collector = { top: 122, bottom: 152 };
const outlet = 290;
const meters = 76;

const paidOrders = { left: 18, width: 228, top: 306, level: 356, bottom: 436 };
const lost = { left: 280, width: 66, top: 366, level: 406, bottom: 436 };

const visit = (x: number): Point[] => [
  [x, 26],
  [x, 137],
  [main.x, 137],
  [main.x, 186],
];

function Channels() {
  return (
    <>
      <Shape
        fill="tint"
        d={[
          ...channels.map((channel) => plumbing.pipe(channel, 26, collector.top)),
          rect(19, collector.top, 297, collector.bottom - collector.top),
          plumbing.pipe(main, collector.bottom, outlet),
        ]}
      />
      <Shape
        fill="tint"
        edge="none"
        d={[
          ...channels.map((channel) => plumbing.joint(channel, collector.top)),
          plumbing.joint(main, collector.bottom),
        ]}
      />
      <Shape fill="solid" edge="none" d={plumbing.flow(main, 280)} />
      <Shape d={channels.map((channel) => plumbing.dial(channel, meters, 24))} />
      <Stroke weight="path" d={channels.map((channel) => plumbing.needle(channel, meters, 17))} />
      {channels.map(({ name, x }) => (
        <Label key={name} x={x} y={16} anchor="middle">
          {name}
        </Label>
      ))}
    </>
  );
}

function LandingPage() {
  return (
    <>
      <Shape d={rect(72, 178, 120, 76)} />
      <Stroke d={line(72, 192, 192, 192)} />
      <Shape fill="soft" d={[rect(84, 204, 66, 7), rect(84, 217, 48, 7)]} />
      <Shape fill="solid" edge="none" d={rect(84, 232, 42, 13)} />
    </>
  );
}

const spill = 'M204 216c60-2 96 44 108 134';

function Leak() {
  return (
    <>
      <Stroke tone="red" weight="path" d="M184 206l10 6-7 7 14 6-9 7" />
      <Stroke tone="red" dash="dashed" d={spill} />
      <Stroke tone="red" moves="travels" after={3} d={spill} />
      <Stroke tone="red" moves="travels" after={5} d={spill} />
      <Shape
        fill="red"
        edge="none"
        d={[plumbing.drop([252, 232], 6), plumbing.drop([296, 282], 6)]}
      />
      <Label x={350} y={208} anchor="end" tone="red">
        leak: slow page
      </Label>
    </>
  );
}

export function DigitalMarketingHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={440} pad={2} scale="phone" label={label}>
      <Channels />
      <Stroke moves="travels" d={poly(visit(40))} />
      <Stroke moves="travels" after={1} d={poly(visit(220))} />
      <LandingPage />
      <Shape fill="tint" edge="none" d={plumbing.pipe(stream, outlet, paidOrders.level)} />
      <Moving how="grows" after={2}>
        <Shape fill="solid" edge="none" d={plumbing.filling(paidOrders)} />
      </Moving>
      <Moving how="grows" after={5}>
        <Shape fill="solid" edge="none" d={plumbing.filling(lost)} />
      </Moving>
      <Stroke weight="wall" d={plumbing.walls(paidOrders)} />
      <Stroke weight="path" d={plumbing.walls(lost)} />
      <Stroke d={[...plumbing.scale(paidOrders, 7, 20), ...plumbing.scale(lost, 4, 20)]} />
      <Label x={main.x} y={404} anchor="middle" tone="knock">
        paid orders
      </Label>
      <Label x={313} y={427} anchor="middle" tone="knock">
        lost
      </Label>
      <Leak />
    </Drawing>
  );
}
