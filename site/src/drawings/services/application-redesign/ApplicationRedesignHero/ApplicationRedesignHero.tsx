import { Composed } from '../../../line/Composed.tsx';
import { ApplicationRedesignHeroDesk } from './ApplicationRedesignHeroDesk.tsx';
import { ApplicationRedesignHeroPhone } from './ApplicationRedesignHeroPhone.tsx';

/** One screen before and after, cut along a diagonal, and the steps it takes in both. */
export function ApplicationRedesignHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<ApplicationRedesignHeroDesk label={label} />}
      phone={<ApplicationRedesignHeroPhone label={label} />}
    />
  );
}
