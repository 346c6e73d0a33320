import { Composed } from '../../../line/Composed.tsx';
import { CloudEngineeringHeroDesk } from './CloudEngineeringHeroDesk.tsx';
import { CloudEngineeringHeroPhone } from './CloudEngineeringHeroPhone.tsx';

/** A service that grows and shrinks with its load. */
export function CloudEngineeringHero() {
  return <Composed desk={<CloudEngineeringHeroDesk />} phone={<CloudEngineeringHeroPhone />} />;
}
