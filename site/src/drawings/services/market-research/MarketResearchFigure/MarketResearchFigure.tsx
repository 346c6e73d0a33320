import { Composed } from '../../../line/Composed.tsx';
import { MarketResearchFigureDesk } from './MarketResearchFigureDesk.tsx';
import { MarketResearchFigurePhone } from './MarketResearchFigurePhone.tsx';

/** Answers weighed by what they cost the person who gave them. */
export function MarketResearchFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<MarketResearchFigureDesk label={label} />}
      phone={<MarketResearchFigurePhone label={label} />}
    />
  );
}
