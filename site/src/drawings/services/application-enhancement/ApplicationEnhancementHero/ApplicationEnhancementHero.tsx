import { Composed } from '../../../line/Composed.tsx';
import { ApplicationEnhancementHeroDesk } from './ApplicationEnhancementHeroDesk.tsx';
import { ApplicationEnhancementHeroPhone } from './ApplicationEnhancementHeroPhone.tsx';

/** A part is replaced while the flow takes the bypass. */
export function ApplicationEnhancementHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<ApplicationEnhancementHeroDesk label={label} />}
      phone={<ApplicationEnhancementHeroPhone label={label} />}
    />
  );
}
