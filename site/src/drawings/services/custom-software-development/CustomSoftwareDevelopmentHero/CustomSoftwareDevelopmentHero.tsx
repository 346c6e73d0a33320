import { Composed } from '../../../line/Composed.tsx';
import { CustomSoftwareDevelopmentHeroDesk } from './CustomSoftwareDevelopmentHeroDesk.tsx';
import { CustomSoftwareDevelopmentHeroPhone } from './CustomSoftwareDevelopmentHeroPhone.tsx';

/** A process with odd corners: a block from the shelf bridges them, a cut piece fills them. */
export function CustomSoftwareDevelopmentHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<CustomSoftwareDevelopmentHeroDesk label={label} />}
      phone={<CustomSoftwareDevelopmentHeroPhone label={label} />}
    />
  );
}
