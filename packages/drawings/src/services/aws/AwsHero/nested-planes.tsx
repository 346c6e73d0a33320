import { isoBox, isoDrum, isoLine, isoRect, type Project } from '#line/iso.ts';
import type { Beat } from '#line/movement.ts';
import { Moving } from '#line/Moving.tsx';
import { line, range, shape } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** Every plane is a square of this side; its inner tile is shown enlarged by the plane above. */
export const side = 280;
const inner = { from: 140, side: 120, height: 10 };
const thickness = 8;
/** Where a request comes from, left of the network's public subnet. */
const requestFrom = -40;

export const userAt = (at: Project) => at(requestFrom, 230);

/** The path of a request: public subnet, private subnet, data. */
const request = (at: Project): string =>
  isoLine(at, [
    [requestFrom, 230],
    [160, 230],
    [160, 50],
  ]);

function Slab({ at }: { readonly at: Project }) {
  const edge = [at(0, side), at(side, side), at(side, 0)];
  const below = [at(side, 0, -thickness), at(side, side, -thickness), at(0, side, -thickness)];
  return (
    <>
      <Shape fill="tint" d={shape([...edge, ...below])} />
      <Shape d={isoRect(at, 0, 0, side, side)} />
    </>
  );
}

type Box = readonly [u: number, v: number, width: number, depth: number, height: number];

function Boxes({ at, boxes }: { readonly at: Project; readonly boxes: readonly Box[] }) {
  return boxes.map((box) => {
    const { lit, shaded } = isoBox(at, ...box);
    return (
      <g key={lit}>
        <Shape d={lit} />
        <Shape fill="tint" d={shaded} />
      </g>
    );
  });
}

interface DrumProps {
  readonly at: Project;
  readonly u: number;
  readonly v: number;
  readonly solid?: boolean;
}

/** A store. Its radius follows the plane's scale, which `isoDrum` cannot know. */
function Drum({ at, u, v, solid = false }: DrumProps) {
  const scale = (at(100, 0)[0] - at(0, 0)[0]) / 90;
  const { body, rings } = isoDrum(at, u, v, 17 * scale, 32 * scale);
  if (solid) return <Shape fill="solid" edge="knock" d={body} />;
  return (
    <>
      <Shape d={body} />
      <Stroke weight="thin" d={rings} />
    </>
  );
}

/** The tile that the plane above enlarges. */
function Inner({ at }: { readonly at: Project }) {
  const { lit, shaded } = isoBox(at, inner.from, inner.from, inner.side, inner.side, inner.height);
  return (
    <>
      <Shape fill="solid" edge="knock" d={lit} />
      <Shape fill="deep" edge="knock" d={shaded} />
    </>
  );
}

interface EnlargedProps {
  readonly tile: Project;
  readonly plane: Project;
  readonly after: Beat;
}

/** The lines along which a tile is enlarged to the plane above it. */
function Enlarged({ tile, plane, after }: EnlargedProps) {
  const end = inner.from + inner.side;
  return (
    <Moving how="appears" after={after}>
      <Stroke
        weight="thin"
        dash="dashed"
        d={[
          line(...tile(inner.from, end, inner.height), ...plane(0, side, -thickness)),
          line(...tile(end, inner.from, inner.height), ...plane(side, 0, -thickness)),
        ]}
      />
    </Moving>
  );
}

/** The organization: four accounts side by side, isolated from each other. */
function OrganizationPlane({ at }: { readonly at: Project }) {
  return (
    <>
      <Slab at={at} />
      <Boxes
        at={at}
        boxes={[
          [20, 20, 100, 100, 10],
          [140, 20, 120, 100, 10],
          [20, 140, 100, 120, 10],
        ]}
      />
      <Inner at={at} />
    </>
  );
}

/** The production account: its network, its buckets and the roles that people use. */
function AccountPlane({ at }: { readonly at: Project }) {
  return (
    <>
      <Slab at={at} />
      <Stroke weight="thin" d={[isoRect(at, 20, 140, 100, 120), isoRect(at, 140, 20, 120, 100)]} />
      <Boxes at={at} boxes={range(3).map((i): Box => [150 + i * 24, 72, 14, 40, 14 + i * 8])} />
      <Drum at={at} u={40} v={160} />
      <Drum at={at} u={100} v={172} />
      <Inner at={at} />
    </>
  );
}

/** The network: three subnets across two zones, and the path of one request. */
function NetworkPlane({ at }: { readonly at: Project }) {
  return (
    <>
      <Slab at={at} />
      <Stroke weight="thin" d={isoRect(at, 20, 200, 240, 60)} />
      <Shape fill="tint" edge="thin" d={[20, 110].map((v) => isoRect(at, 20, v, 240, 60))} />
      <Stroke
        weight="thin"
        dash="dotted"
        d={isoLine(at, [
          [110, 8],
          [110, 272],
        ])}
      />
      <Stroke
        weight="thin"
        d={isoLine(at, [
          [110, 230],
          [60, 230],
          [60, 50],
          [160, 50],
        ])}
      />
      <Stroke weight="wall" moves="draws" d={request(at)} />
      <Stroke moves="travels" after={2} d={request(at)} />
      <Drum at={at} u={60} v={50} />
      <Drum at={at} u={160} v={50} solid />
      <Boxes
        at={at}
        boxes={[
          [40, 120, 40, 40, 30],
          [140, 120, 40, 40, 30],
          [90, 212, 40, 36, 18],
        ]}
      />
    </>
  );
}

interface NestedPlanesProps {
  readonly network: Project;
  readonly account: Project;
  readonly organization: Project;
}

/** The request starts first; then the drawing adds the account around its network, and the organization around that. */
export function NestedPlanes({ network, account, organization }: NestedPlanesProps) {
  return (
    <>
      <OrganizationPlane at={organization} />
      <Enlarged tile={organization} plane={account} after={5} />
      <AccountPlane at={account} />
      <Enlarged tile={account} plane={network} after={3} />
      <NetworkPlane at={network} />
    </>
  );
}
