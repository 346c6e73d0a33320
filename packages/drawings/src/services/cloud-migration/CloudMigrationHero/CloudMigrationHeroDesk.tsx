import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { Name } from '#line/Name.tsx';
import { circle, curve, hatch, line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

const sheet = { width: 660, height: 600 };
/** How far each shore reaches into the water, from north to south. */
const westCoast = [148, 166, 190, 172, 146, 150, 178, 200, 194, 168, 158, 184, 206, 186];
const eastCoast = [508, 486, 478, 500, 520, 506, 480, 470, 492, 514, 500, 474, 484, 512];

const coast = (reaches: readonly number[], offset: number): string =>
  curve(reaches.map((x, i): Point => [x + offset, (sheet.height / (reaches.length - 1)) * i]));

const berth = { width: 88, height: 40, west: 32, east: 540 };
const departure = berth.west + berth.width;
const place = (x: number, y: number): string => rect(x, y - 20, berth.width, berth.height);

/** The place of each system on both shores; the first two have crossed, the third is on its way. */
const site = 96;
const reports = 184;
const shop = 290;
const orders = 418;
const ledger = 474;
const plant = 552;

/** The two that have crossed: the second leaves when the first has arrived. */
const arrivals = [
  { system: 'site', y: site, leaves: undefined, arrives: 1 },
  { system: 'reports', y: reports, leaves: 2, arrives: 3 },
] as const;

/** Each wave's number is on its route; the fourth joins two routes. */
const numbers = { 1: site, 2: reports, 3: shop, 4: 460 };
const numberX = 204;

/** Two shores with their depth lines. */
function Strait() {
  return (
    <>
      <Stroke
        weight="thin"
        tone="soft"
        d={[16, 34, 56].flatMap((depth) => [coast(westCoast, depth), coast(eastCoast, -depth)])}
      />
      <Shape fill="tint" edge="none" d={`${coast(westCoast, 0)}H0V0z`} />
      <Shape fill="tint" edge="none" d={`${coast(eastCoast, 0)}H660V0z`} />
      <Stroke d={[coast(westCoast, 0), coast(eastCoast, 0)]} />
      <Stroke weight="thin" d={rect(0, 0, sheet.width, sheet.height)} />
      <Name x={berth.west} y={44}>
        Own servers
      </Name>
      <Name x={berth.east} y={44}>
        Cloud
      </Name>
    </>
  );
}

/** Hatched still runs on the old shore, solid runs on the new one, dashed is an empty place. */
function Systems() {
  const stillOld = [orders, ledger, plant];
  return (
    <>
      <Stroke dash="dashed" d={[site, reports, shop].map((y) => place(berth.west, y))} />
      <Shape d={stillOld.map((y) => place(berth.west, y))} />
      <Stroke
        weight="thin"
        d={stillOld.map((y) => hatch(berth.west, y - 20, berth.width, berth.height, 8))}
      />
      {arrivals.map(({ system, y, arrives }) => (
        <Moving key={system} how="appears" after={arrives}>
          <Shape fill="solid" d={place(berth.east, y)} />
          <Shape fill="solid" edge="none" d={`M${berth.east} ${y}l-8-3.4v6.8z`} />
          <Label x={berth.east + 44} y={y + 4} anchor="middle" tone="knock">
            {system}
          </Label>
        </Moving>
      ))}
      <Stroke dash="dashed" d={[shop, orders, ledger].map((y) => place(berth.east, y))} />
      {Object.entries({ shop, orders, ledger }).map(([system, y]) => (
        <Label key={system} x={berth.east + 44} y={y + 4} anchor="middle">
          {system}
        </Label>
      ))}
      <Label x={berth.west} y={plant + 36}>
        plant: stays
      </Label>
    </>
  );
}

/** Small systems first; the two that talk every second go last, together. */
function Waves() {
  const aroundTheRock = (y: number): string =>
    `M${departure} ${y}c90 0 130 46 210 46s120-46 210-46`;
  return (
    <>
      {arrivals.map(({ y, leaves }) => (
        <Stroke
          key={y}
          moves="draws"
          {...(leaves && { after: leaves })}
          d={line(departure, y, berth.east - 8, y)}
        />
      ))}
      <Stroke weight="path" moves="draws" after={4} d={line(departure, shop, 290, shop)} />
      <Stroke weight="path" dash="dotted" d={line(402, shop, berth.east, shop)} />
      <Stroke dash="dotted" d={[aroundTheRock(orders), aroundTheRock(ledger)]} />
      <Stroke d={line(numberX, orders + 14, numberX, ledger + 14)} />
      <Shape
        fill="solid"
        edge="none"
        d={Object.values(numbers).map((y) => circle(numberX, y, 12))}
      />
      {Object.entries(numbers).map(([wave, y]) => (
        <Label key={wave} x={numberX} y={y + 4} anchor="middle" tone="knock">
          {wave}
        </Label>
      ))}
    </>
  );
}

function Ship() {
  return (
    <Moving how="slides" after={4}>
      <Shape fill="solid" edge="none" d={rect(300, shop - 50, 76, 44)} />
      <Label x={338} y={shop - 24} anchor="middle" tone="knock">
        shop
      </Label>
      <Shape d={`M276 ${shop - 6}h140l-26 30h-98z`} />
      <Stroke weight="thin" d={`M282 ${shop + 4}h125`} />
    </Moving>
  );
}

/** The way back, which stays open until the new shore is trusted. */
function WayBack() {
  return (
    <>
      <Stroke dash="dashed" d={`M290 ${shop + 32}c-50 40-130 34-162-2`} />
      <Stroke moves="travels" after={6} d={`M290 ${shop + 32}c-50 40-130 34-162-2`} />
      <Shape fill="solid" edge="none" d={`M122 ${shop + 22}l9 4-7 5z`} />
      <Label x={276} y={shop + 62}>
        way back
      </Label>
    </>
  );
}

function Rock() {
  return (
    <>
      <Stroke tone="red" dash="dotted" d={circle(330, 424, 17)} />
      <Stroke tone="red" weight="path" d="M324 418l12 12m0-12l-12 12" />
      <Label x={330} y={398} anchor="middle" tone="red">
        unmapped job
      </Label>
    </>
  );
}

/** A chart of a strait: systems cross in numbered waves, and a way back stays open. */
export function CloudMigrationHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing {...sheet} pad={2} label={label}>
      <Strait />
      <Systems />
      <Waves />
      <WayBack />
      <Ship />
      <Rock />
    </Drawing>
  );
}
