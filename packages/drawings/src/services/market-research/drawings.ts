import type { ServiceDrawings } from '#registry/service-drawing.ts';
import { deliverables } from './deliverables.tsx';
import { offerMarks } from './offer-marks.tsx';
import { MarketResearchFigureDesk } from './MarketResearchFigure/MarketResearchFigureDesk.tsx';
import { MarketResearchFigurePhone } from './MarketResearchFigure/MarketResearchFigurePhone.tsx';
import { MarketResearchHeroDesk } from './MarketResearchHero/MarketResearchHeroDesk.tsx';
import { MarketResearchHeroPhone } from './MarketResearchHero/MarketResearchHeroPhone.tsx';

export const marketResearch: ServiceDrawings<'market-research'> = {
  hero: { desk: MarketResearchHeroDesk, phone: MarketResearchHeroPhone },
  figure: { desk: MarketResearchFigureDesk, phone: MarketResearchFigurePhone },
  offerMarks,
  deliverables,
};
