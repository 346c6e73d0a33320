import { Composed } from '../../../line/Composed.tsx';
import { WebDevelopmentHeroDesk } from './WebDevelopmentHeroDesk.tsx';
import { WebDevelopmentHeroPhone } from './WebDevelopmentHeroPhone.tsx';

/** A page in the order a browser receives and paints it over a slow line. */
export function WebDevelopmentHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<WebDevelopmentHeroDesk label={label} />}
      phone={<WebDevelopmentHeroPhone label={label} />}
    />
  );
}
