import { Composed } from '../../../line/Composed.tsx';
import { UiUxHeroDesk } from './UiUxHeroDesk.tsx';
import { UiUxHeroPhone } from './UiUxHeroPhone.tsx';

/** One task, tested twice: the routes people took at first, and the route after the redesign. */
export function UiUxHero({ label }: { readonly label: string }) {
  return <Composed desk={<UiUxHeroDesk label={label} />} phone={<UiUxHeroPhone label={label} />} />;
}
