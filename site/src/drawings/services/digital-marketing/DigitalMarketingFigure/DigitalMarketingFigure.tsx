import { Composed } from '../../../line/Composed.tsx';
import { DigitalMarketingFigureDesk } from './DigitalMarketingFigureDesk.tsx';
import { DigitalMarketingFigurePhone } from './DigitalMarketingFigurePhone.tsx';

/** Three reports claim the same customers; the till counts each of them once. */
export function DigitalMarketingFigure({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<DigitalMarketingFigureDesk label={label} />}
      phone={<DigitalMarketingFigurePhone label={label} />}
    />
  );
}
