import { Composed } from '../../../line/Composed.tsx';
import { HerokuHeroDesk } from './HerokuHeroDesk.tsx';
import { HerokuHeroPhone } from './HerokuHeroPhone.tsx';

/** The way on to the platform, and beside it the way off, part by part. */
export function HerokuHero({ label }: { readonly label: string }) {
  return (
    <Composed desk={<HerokuHeroDesk label={label} />} phone={<HerokuHeroPhone label={label} />} />
  );
}
