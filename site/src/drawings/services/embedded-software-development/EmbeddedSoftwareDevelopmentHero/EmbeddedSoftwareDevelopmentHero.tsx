import { Composed } from '../../../line/Composed.tsx';
import { EmbeddedSoftwareDevelopmentHeroDesk } from './EmbeddedSoftwareDevelopmentHeroDesk.tsx';
import { EmbeddedSoftwareDevelopmentHeroPhone } from './EmbeddedSoftwareDevelopmentHeroPhone.tsx';

/** A board and, probed from it, the signals its firmware has to keep time with. */
export function EmbeddedSoftwareDevelopmentHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<EmbeddedSoftwareDevelopmentHeroDesk label={label} />}
      phone={<EmbeddedSoftwareDevelopmentHeroPhone label={label} />}
    />
  );
}
