import { Composed } from '../../../line/Composed.tsx';
import { DigitalTransformationHeroDesk } from './DigitalTransformationHeroDesk.tsx';
import { DigitalTransformationHeroPhone } from './DigitalTransformationHeroPhone.tsx';

/** One order on a common time axis: carried from desk to desk, and on one shared record. */
export function DigitalTransformationHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<DigitalTransformationHeroDesk label={label} />}
      phone={<DigitalTransformationHeroPhone label={label} />}
    />
  );
}
