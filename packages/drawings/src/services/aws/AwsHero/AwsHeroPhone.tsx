import { Drawing } from '#line/Drawing.tsx';
import { plane, type Project } from '#line/iso.ts';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { NestedPlanes, userAt } from './nested-planes.tsx';

/** The same planes, smaller. */
const small = (y: number): Project => {
  const at = plane(175, y);
  return (u, v, z = 0) => at(u * 0.68, v * 0.68, z * 0.68);
};
const network = small(16);
const account = small(154);
const organization = small(292);

export function AwsHeroPhone({ label }: { readonly label: string }) {
  const [userX, userY] = userAt(network);
  return (
    <Drawing width={350} height={446} pad={1} scale="phone" label={label}>
      <NestedPlanes network={network} account={account} organization={organization} />
      <Shape fill="solid" d={circle(userX, userY, 6)} />
      <Label x={0} y={userY - 14}>
        user
      </Label>
      <Name x={0} y={442} size="small">
        Organization
      </Name>
      <Label x={175} y={account(200, 200)[1]} anchor="middle" tone="knock">
        network
      </Label>
      <Label x={175} y={organization(200, 200)[1]} anchor="middle" tone="knock">
        account
      </Label>
    </Drawing>
  );
}
