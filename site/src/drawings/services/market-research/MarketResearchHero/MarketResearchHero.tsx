import { Composed } from '../../../line/Composed.tsx';
import { MarketResearchHeroDesk } from './MarketResearchHeroDesk.tsx';
import { MarketResearchHeroPhone } from './MarketResearchHeroPhone.tsx';

/** Customers as points, and the line that decides whom to build for. */
export function MarketResearchHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<MarketResearchHeroDesk label={label} />}
      phone={<MarketResearchHeroPhone label={label} />}
    />
  );
}
