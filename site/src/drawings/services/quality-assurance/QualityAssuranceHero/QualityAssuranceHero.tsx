import { Composed } from '../../../line/Composed.tsx';
import { QualityAssuranceHeroDesk } from './QualityAssuranceHeroDesk.tsx';
import { QualityAssuranceHeroPhone } from './QualityAssuranceHeroPhone.tsx';

/** Sieves of tests: each fault is held at the cheapest depth, and the escape comes back as a test. */
export function QualityAssuranceHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<QualityAssuranceHeroDesk label={label} />}
      phone={<QualityAssuranceHeroPhone label={label} />}
    />
  );
}
