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

const width = 350;
const tunnel: Tunnel = { from: 106, to: 244 };

/** Entries made in the tunnel, newest on top: where and when each reaches the server afterwards. */
const kept = [
  { n: 3, row: 276, arrives: 297, sent: 4, there: 6 },
  { n: 2, row: 316, arrives: 263, sent: 2, there: 4 },
] as const;
const direct = [
  { n: 1, x: 50 },
  { n: 4, x: 331 },
];

/** What the server has before the tunnel, and what follows: none may overtake the entries that waited. */
const atOnce = direct.slice(0, -1);
const later = [
  ...kept.map(({ n, arrives, there }) => ({ n, x: arrives, there })),
  { n: 4, x: 331, there: 6 },
] as const;

/** The place of an entry on the server. */
const slot = (x: number): string => rect(x - 11, 415, 22, 28);

function PhoneScreen() {
  return (
    <>
      <Shape d={roundRect(116, 206, 118, 178, 14)} />
      <Stroke weight="path" d={line(164, 217, 186, 217)} />
      <Name x={126} y={245}>
        Visits
      </Name>
      <Shape fill="tint" d={kept.map(({ row }) => rect(124, row - 18, 102, 36))} />
      <Stroke d={kept.map(({ row }) => `M162 ${row - 5}h54M162 ${row + 5}h34`)} />
      <Stroke weight="thin" d={`${rect(124, 338, 102, 36)}M208 356l4 4l8 -9`} />
      <Stroke weight="thin" tone="soft" d="M162 351h36M162 361h28" />
      {[...kept, { n: 1, row: 356 }].map(({ n, row }) => (
        <Entry key={n} x={143} y={row} n={n} />
      ))}
    </>
  );
}

export function MobileAppDevelopmentHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={width} height={450} pad={1} scale="phone" label={label}>
      <Mast x={50} track={120} />
      <Mast x={300} track={120} />
      <Ride tunnel={tunnel} track={120} width={width} peak={82} />
      <Signal tunnel={tunnel} base={164} width={width} step={10} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(106, 120, 106, 408), line(244, 120, 244, 408)]}
      />
      <Label x={175} y={158} anchor="middle">
        no signal
      </Label>
      <Label x={0} y={190}>
        sent at once
      </Label>
      <Label x={175} y={190} anchor="middle">
        kept
      </Label>
      <Label x={350} y={190} anchor="end">
        sent later
      </Label>
      {direct.map(({ n, x }) => (
        <Arrow
          key={n}
          points={[
            [x, 224],
            [x, 407],
          ]}
        />
      ))}
      {direct.map(({ n, x }) => (
        <Entry key={n} x={x} y={220} n={n} />
      ))}
      {kept.map(({ n, row, arrives }) => (
        <Arrow
          key={n}
          weight="path"
          points={[
            [226, row],
            [arrives, row],
            [arrives, 407],
          ]}
        />
      ))}
      {kept.map(({ n, row, arrives, sent: after }) => (
        <Stroke key={n} moves="travels" after={after} d={`M226 ${row}H${arrives}V407`} />
      ))}
      <PhoneScreen />
      <Shape d={rect(0, 408, width, 42)} />
      <Shape fill="tint" d={atOnce.map(({ x }) => slot(x))} />
      <Name x={157} y={435} anchor="middle">
        Server
      </Name>
      {atOnce.map(({ n, x }) => (
        <Label key={n} x={x} y={434} anchor="middle">
          {String(n)}
        </Label>
      ))}
      {later.map(({ n, x, there }) => (
        <Moving key={n} how="appears" after={there}>
          <Shape fill="tint" d={slot(x)} />
          <Label x={x} y={434} anchor="middle">
            {String(n)}
          </Label>
        </Moving>
      ))}
    </Drawing>
  );
}
