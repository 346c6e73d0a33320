import { Composed } from '../../../line/Composed.tsx';
import { WordpressHeroDesk } from './WordpressHeroDesk.tsx';
import { WordpressHeroPhone } from './WordpressHeroPhone.tsx';

/** A page put together from blocks, who may change which, and the plugins it does without. */
export function WordpressHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<WordpressHeroDesk label={label} />}
      phone={<WordpressHeroPhone label={label} />}
    />
  );
}
