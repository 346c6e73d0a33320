import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { line, rect, roundRect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { Entry } from './Entry.tsx';
import { Mast } from './Mast.tsx';
import { Ride } from './Ride.tsx';
import { Signal } from './Signal.tsx';
import type { Tunnel } from './tunnel.ts';

const width = 660;
const tunnel: Tunnel = { from: 220, to: 440 };
const server = { top: 546, bottom: 600 };

/** Entries made in the tunnel, newest on top: where and when each reaches the server afterwards. */
const kept = [
  { n: 5, row: 334, arrives: 564, sent: 4, there: 6 },
  { n: 4, row: 370, arrives: 524, sent: 3, there: 5 },
  { n: 3, row: 406, arrives: 484, sent: 2, there: 4 },
] as const;
const sent = [
  { n: 2, row: 442 },
  { n: 1, row: 478 },
];
/** Entries made with a network, which are sent at once. */
const direct = [
  { n: 1, x: 60 },
  { n: 2, x: 140 },
  { n: 6, x: 624 },
];
const phone = { left: 246, right: 414, top: 254, bottom: 520 };

function Phone() {
  const inner = phone.left + 12;
  return (
    <>
      <Shape d={roundRect(phone.left, phone.top, 168, 266, 16)} />
      <Stroke weight="path" d={line(316, 266, 344, 266)} />
      <Name x={inner} y={300}>
        Visits
      </Name>
      <Shape fill="solid" d={rect(366, 284, 36, 20)} />
      <Stroke tone="knock" d="M384 289v10M379 294h10" />
      <Shape fill="tint" d={kept.map(({ row }) => rect(inner, row - 16, 144, 32))} />
      <Stroke
        weight="thin"
        d={sent.map(({ row }) => `${rect(inner, row - 16, 144, 32)}M384 ${row}l4 4l8 -9`)}
      />
      <Stroke d={kept.map(({ row }) => `M298 ${row - 4}h72M298 ${row + 5}h46`)} />
      <Stroke
        weight="thin"
        tone="soft"
        d={sent.map(({ row }) => `M298 ${row - 4}h66M298 ${row + 5}h52`)}
      />
      {[...kept, ...sent].map(({ n, row }) => (
        <Entry key={n} x={278} y={row} n={n} />
      ))}
    </>
  );
}

/** What the server has before the tunnel, and what follows: none may overtake the entries that waited. */
const atOnce = direct.slice(0, -1);
const later = [
  ...kept.map(({ n, arrives, there }) => ({ n, x: arrives, there })),
  { n: 6, x: 624, there: 6 },
] as const;

/** The place of an entry on the server. */
const slot = (x: number): string => rect(x - 15, 556, 30, 34);

function Server() {
  return (
    <>
      <Shape d={rect(0, server.top, width, server.bottom - server.top)} />
      <Shape fill="tint" d={atOnce.map(({ x }) => slot(x))} />
      <Name x={330} y={579} anchor="middle">
        Server
      </Name>
      {atOnce.map(({ n, x }) => (
        <Label key={n} x={x} y={577} anchor="middle">
          {String(n)}
        </Label>
      ))}
      {later.map(({ n, x, there }) => (
        <Moving key={n} how="appears" after={there}>
          <Shape fill="tint" d={slot(x)} />
          <Label x={x} y={577} anchor="middle">
            {String(n)}
          </Label>
        </Moving>
      ))}
    </>
  );
}

/** A ride through a tunnel: entries made without a network wait, then arrive in order. */
export function MobileAppDevelopmentHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={width} height={600} pad={2} label={label}>
      <Mast x={96} track={150} />
      <Mast x={564} track={150} />
      <Ride tunnel={tunnel} track={150} width={width} peak={110} />
      <Signal tunnel={tunnel} base={206} width={width} step={12} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(tunnel.from, 150, tunnel.from, 546), line(tunnel.to, 150, tunnel.to, 546)]}
      />
      <Label x={0} y={232}>
        sent at once
      </Label>
      <Label x={330} y={232} anchor="middle">
        kept on the phone
      </Label>
      <Label x={330} y={196} anchor="middle">
        no signal
      </Label>
      <Label x={660} y={232} anchor="end">
        sent later, in order
      </Label>
      {direct.map(({ n, x }) => (
        <Arrow
          key={n}
          points={[
            [x, 270],
            [x, 545],
          ]}
        />
      ))}
      {direct.map(({ n, x }) => (
        <Entry key={n} x={x} y={266} n={n} />
      ))}
      {kept.map(({ n, row, arrives }) => (
        <Arrow
          key={n}
          weight="path"
          points={[
            [402, row],
            [arrives, row],
            [arrives, 545],
          ]}
        />
      ))}
      {kept.map(({ n, row, arrives, sent: after }) => (
        <Stroke key={n} moves="travels" after={after} d={`M402 ${row}H${arrives}V545`} />
      ))}
      <Phone />
      <Server />
    </Drawing>
  );
}
