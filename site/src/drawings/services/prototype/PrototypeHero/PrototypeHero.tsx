import { Composed } from '../../../line/Composed.tsx';
import { PrototypeHeroDesk } from './PrototypeHeroDesk.tsx';
import { PrototypeHeroPhone } from './PrototypeHeroPhone.tsx';

/** One task at three levels of care, from paper to a screen that is tapped. */
export function PrototypeHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<PrototypeHeroDesk label={label} />}
      phone={<PrototypeHeroPhone label={label} />}
    />
  );
}
