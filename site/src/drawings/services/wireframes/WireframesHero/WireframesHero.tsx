import { Composed } from '../../../line/Composed.tsx';
import { WireframesHeroDesk } from './WireframesHeroDesk.tsx';
import { WireframesHeroPhone } from './WireframesHeroPhone.tsx';

/** Three structures for one page; the one whose answer stands on the first screen is chosen. */
export function WireframesHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<WireframesHeroDesk label={label} />}
      phone={<WireframesHeroPhone label={label} />}
    />
  );
}
