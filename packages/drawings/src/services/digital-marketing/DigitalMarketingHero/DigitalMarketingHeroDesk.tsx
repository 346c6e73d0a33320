import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { line, poly, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import * as plumbing from '../plumbing.ts';

const channels: readonly plumbing.Channel[] = [
  { name: 'search', x: 64, width: 56, turn: 52 },
  { name: 'social', x: 222, width: 40, turn: 14 },
  { name: 'mail', x: 380, width: 26, turn: -24 },
  { name: 'referrals', x: 538, width: 14, turn: -56 },
];
const main = { x: 301, width: 60 };
const stream = { x: 301, width: 40 };
const collector = { top: 178, bottom: 222 };
const page = { left: 211, top: 258, width: 180, height: 100 };
const outlet = 400;
const meters = 108;

const paidOrders = { left: 130, width: 342, top: 424, level: 500, bottom: 596 };
const lost = { left: 528, width: 84, top: 500, level: 560, bottom: 596 };

/** The path of a visitor from a channel to the landing page. */
const visit = (x: number): Point[] => [
  [x, 34],
  [x, 200],
  [main.x, 200],
  [main.x, page.top + 8],
];

/** A pipe is as wide as its flow; each has its own meter. */
function Channels() {
  return (
    <>
      <Shape
        fill="tint"
        d={[
          ...channels.map((channel) => plumbing.pipe(channel, 34, collector.top)),
          rect(36, collector.top, 509, collector.bottom - collector.top),
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
      <Shape
        fill="solid"
        edge="none"
        d={[...channels.map((each) => plumbing.flow(each, 72)), plumbing.flow(main, 388)]}
      />
      <Shape d={channels.map((channel) => plumbing.dial(channel, meters, 30))} />
      <Stroke dash="dotted" d={channels.map((channel) => plumbing.dial(channel, meters, 23))} />
      <Stroke weight="path" d={channels.map((channel) => plumbing.needle(channel, meters, 20))} />
      {channels.map(({ name, x }) => (
        <Label key={name} x={x} y={20} anchor="middle">
          {name}
        </Label>
      ))}
    </>
  );
}

/** Every visitor passes this page, and some leave through its crack. */
function LandingPage() {
  const { left, top, width, height } = page;
  return (
    <>
      <Shape d={rect(left, top, width, height)} />
      <Stroke d={line(left, top + 18, left + width, top + 18)} />
      <Shape
        fill="soft"
        d={[rect(left + 16, top + 34, 104, 8), rect(left + 16, top + 50, 76, 8)]}
      />
      <Shape fill="solid" edge="none" d={rect(left + 16, top + 70, 60, 16)} />
      <Label x={left - 12} y={top + 55} anchor="end">
        landing page
      </Label>
    </>
  );
}

const spill = 'M400 312c90-4 150 60 170 170';

function Leak() {
  return (
    <>
      <Stroke tone="red" weight="path" d="M376 296l12 8-8 8 16 8-10 8" />
      <Stroke tone="red" dash="dashed" d={spill} />
      <Stroke tone="red" moves="travels" after={3} d={spill} />
      <Stroke tone="red" moves="travels" after={5} d={spill} />
      <Shape
        fill="red"
        edge="none"
        d={[
          plumbing.drop([462, 318], 7),
          plumbing.drop([518, 360], 7),
          plumbing.drop([553, 418], 7),
        ]}
      />
      <Label x={474} y={308} tone="red">
        leak: slow page
      </Label>
    </>
  );
}

/** Channels as metered pipes into one basin of paid orders, with a leak at the landing page. */
export function DigitalMarketingHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={620} height={600} pad={4} label={label}>
      <Channels />
      <Stroke moves="travels" d={poly(visit(64))} />
      <Stroke moves="travels" after={1} d={poly(visit(380))} />
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
      <Stroke d={[...plumbing.scale(paidOrders, 9, 20), ...plumbing.scale(lost, 5, 20)]} />
      <Label x={main.x} y={556} anchor="middle" tone="knock">
        paid orders
      </Label>
      <Label x={570} y={584} anchor="middle" tone="knock">
        lost
      </Label>
      <Leak />
    </Drawing>
  );
}
