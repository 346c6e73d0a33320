import { Composed } from '../../../line/Composed.tsx';
import { PocDevelopmentHeroDesk } from './PocDevelopmentHeroDesk.tsx';
import { PocDevelopmentHeroPhone } from './PocDevelopmentHeroPhone.tsx';

/** One thin slice through every layer of a product that is otherwise only planned. */
export function PocDevelopmentHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<PocDevelopmentHeroDesk label={label} />}
      phone={<PocDevelopmentHeroPhone label={label} />}
    />
  );
}
