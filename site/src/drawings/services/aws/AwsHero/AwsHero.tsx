import { Composed } from '../../../line/Composed.tsx';
import { AwsHeroDesk } from './AwsHeroDesk.tsx';
import { AwsHeroPhone } from './AwsHeroPhone.tsx';

/** Boundaries inside boundaries: organization, account, network, and one request on its way. */
export function AwsHero({ label }: { readonly label: string }) {
  return <Composed desk={<AwsHeroDesk label={label} />} phone={<AwsHeroPhone label={label} />} />;
}
