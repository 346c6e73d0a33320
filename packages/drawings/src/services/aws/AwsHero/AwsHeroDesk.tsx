import { Drawing } from '#line/Drawing.tsx';
import { plane } from '#line/iso.ts';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { NestedPlanes, side, userAt } from './nested-planes.tsx';

const network = plane(252, 24);
const account = plane(252, 200);
const organization = plane(252, 376);

const names = [
  { at: network, name: 'Network', note: 'one request' },
  { at: account, name: 'Account', note: 'production' },
  { at: organization, name: 'Organization', note: 'guard rails' },
].map(({ at, ...words }) => ({ ...words, corner: at(side, 0) }));
const leaderEnd = 534;

const subnets = ['data', 'private', 'public'];

/** Boundaries inside boundaries: organization, account, network, and one request on its way. */
export function AwsHeroDesk({ label }: { readonly label: string }) {
  const [userX, userY] = userAt(network);
  return (
    <Drawing width={660} height={602} pad={1} label={label}>
      <NestedPlanes network={network} account={account} organization={organization} />
      {subnets.map((subnet, i) => {
        const [x, y] = network(222, 50 + i * 90);
        return (
          <Label key={subnet} x={x} y={y + 4} anchor="middle">
            {subnet}
          </Label>
        );
      })}
      <Shape fill="solid" d={circle(userX, userY, 7)} />
      <Label x={0} y={userY - 18}>
        user
      </Label>
      <Label x={252} y={account(200, 200)[1]} anchor="middle" tone="knock">
        vpc
      </Label>
      <Label x={252} y={organization(200, 200)[1]} anchor="middle" tone="knock">
        production
      </Label>
      <Label x={135} y={organization(70, 200)[1] - 6} anchor="middle">
        dev
      </Label>
      <Label x={346} y={organization(200, 70)[1] - 6} anchor="middle">
        shared
      </Label>
      <Shape fill="solid" edge="none" d={names.map(({ corner: [x, y] }) => circle(x, y, 3))} />
      <Stroke weight="thin" d={names.map(({ corner: [x, y] }) => line(x, y, leaderEnd, y))} />
      {names.map(({ name, note, corner: [, y] }) => (
        <g key={name}>
          <Name x={leaderEnd + 8} y={y - 1} size="small">
            {name}
          </Name>
          <Label x={leaderEnd + 8} y={y + 17}>
            {note}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
