import { Composed } from '../../../line/Composed.tsx';
import { PowerbiHeroDesk } from './PowerbiHeroDesk.tsx';
import { PowerbiHeroPhone } from './PowerbiHeroPhone.tsx';

/** From a heap of workbooks through one star-shaped model to one page. */
export function PowerbiHero({ label }: { readonly label: string }) {
  return (
    <Composed desk={<PowerbiHeroDesk label={label} />} phone={<PowerbiHeroPhone label={label} />} />
  );
}
