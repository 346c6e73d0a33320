import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { circle, curve, hatch, line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const sheet = { width: 350, height: 440 };
/** How far each shore reaches into the water, from west to east. */
const northCoast = [104, 118, 108, 96, 106, 122, 114, 100, 110];
const southCoast = [330, 318, 312, 326, 334, 320, 312, 324, 332];

const coast = (reaches: readonly number[], offset: number): string =>
  curve(reaches.map((y, i): Point => [(sheet.width / (reaches.length - 1)) * i, y + offset]));

const berth = { width: 72, height: 36, north: 44, south: 358 };
const place = (x: number, y: number): string => rect(x - 36, y, berth.width, berth.height);

/** One column for each wave: the first two have crossed, the third is on its way. */
const site = 49;
const reports = 133;
const shop = 217;
const orders = 301;
const departure = berth.north + berth.height;

/** The two that have crossed: the second leaves when the first has arrived. */
const arrivals = [
  { system: 'site', x: site, leaves: undefined, arrives: 1 },
  { system: 'reports', x: reports, leaves: 2, arrives: 3 },
] as const;

function Strait() {
  return (
    <>
      <Stroke
        weight="thin"
        tone="soft"
        d={[14, 30].flatMap((depth) => [coast(northCoast, depth), coast(southCoast, -depth)])}
      />
      <Shape fill="tint" edge="none" d={`${coast(northCoast, 0)}V0H0z`} />
      <Shape fill="tint" edge="none" d={`${coast(southCoast, 0)}V440H0z`} />
      <Stroke d={[coast(northCoast, 0), coast(southCoast, 0)]} />
      <Stroke weight="thin" d={rect(0, 0, sheet.width, sheet.height)} />
      <Name x={13} y={27}>
        Own servers
      </Name>
      <Name x={13} y={424}>
        Cloud
      </Name>
    </>
  );
}

/** Hatched still runs on the old shore, solid runs on the new one, dashed is an empty place. */
function Systems() {
  return (
    <>
      <Stroke dash="dashed" d={[site, reports, shop].map((x) => place(x, berth.north))} />
      <Shape d={place(orders, berth.north)} />
      <Stroke weight="thin" d={hatch(orders - 36, berth.north, berth.width, berth.height, 8)} />
      {arrivals.map(({ system, x, arrives }) => (
        <Moving key={system} how="appears" after={arrives}>
          <Shape fill="solid" d={place(x, berth.south)} />
          <Shape fill="solid" edge="none" d={`M${x} ${berth.south}l-3.4-8h6.8z`} />
          <Label x={x} y={berth.south + 23} anchor="middle" tone="knock">
            {system}
          </Label>
        </Moving>
      ))}
      <Stroke dash="dashed" d={[shop, orders].map((x) => place(x, berth.south))} />
      {Object.entries({ shop, orders }).map(([system, x]) => (
        <Label key={system} x={x} y={berth.south + 23} anchor="middle">
          {system}
        </Label>
      ))}
    </>
  );
}

function Waves() {
  const numbers = [site, reports, shop, orders + 11];
  const arrival = berth.south - 8;
  return (
    <>
      {arrivals.map(({ x, leaves }) => (
        <Stroke
          key={x}
          moves="draws"
          {...(leaves && { after: leaves })}
          d={line(x, departure, x, arrival)}
        />
      ))}
      <Stroke weight="path" moves="draws" after={4} d={line(shop, departure, shop, 200)} />
      <Stroke weight="path" dash="dotted" d={line(shop, 250, shop, berth.south)} />
      <Stroke dash="dotted" d={`M${orders} ${departure}c0 60 36 80 36 130s-36 80-36 148`} />
      <Shape fill="solid" edge="none" d={numbers.map((x) => circle(x, 146, 13))} />
      {numbers.map((x, i) => (
        <Label key={x} x={x} y={151} anchor="middle" tone="knock">
          {String(i + 1)}
        </Label>
      ))}
    </>
  );
}

function Ship() {
  return (
    <Moving how="drops" after={4}>
      <Shape fill="solid" edge="none" d={rect(shop - 24, 188, 48, 32)} />
      <Shape d={`M${shop - 42} 220h84l-16 22h-52z`} />
    </Moving>
  );
}

function WayBack() {
  return (
    <>
      <Stroke dash="dashed" d="M188 212c-32-36-28-90-4-118" />
      <Stroke moves="travels" after={6} d="M188 212c-32-36-28-90-4-118" />
      <Shape fill="solid" edge="none" d="M190 87l-2 9-6-5z" />
      <Label x={143} y={272}>
        way back
      </Label>
    </>
  );
}

function Rock() {
  return (
    <>
      <Stroke tone="red" dash="dotted" d={circle(296, 216, 14)} />
      <Stroke tone="red" weight="path" d="M291 211l10 10m0-10l-10 10" />
      <Label x={285} y={256} anchor="middle" tone="red">
        unmapped
      </Label>
    </>
  );
}

export function CloudMigrationHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing {...sheet} pad={1} scale="phone" label={label}>
      <Strait />
      <Systems />
      <Waves />
      <WayBack />
      <Ship />
      <Rock />
    </Drawing>
  );
}
