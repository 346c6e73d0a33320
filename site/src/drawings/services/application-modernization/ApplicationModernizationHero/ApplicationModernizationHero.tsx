import { Composed } from '../../../line/Composed.tsx';
import { ApplicationModernizationHeroDesk } from './ApplicationModernizationHeroDesk.tsx';
import { ApplicationModernizationHeroPhone } from './ApplicationModernizationHeroPhone.tsx';

/** A house renewed room by room behind a front that never changes. */
export function ApplicationModernizationHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<ApplicationModernizationHeroDesk label={label} />}
      phone={<ApplicationModernizationHeroPhone label={label} />}
    />
  );
}
