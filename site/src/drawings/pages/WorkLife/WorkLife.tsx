import { Composed } from '../../line/Composed.tsx';
import { WorkLifeDesk } from './WorkLifeDesk.tsx';
import { WorkLifePhone } from './WorkLifePhone.tsx';

/** From the first talk to the years after release: who does what, and who leads. */
export function WorkLife() {
  return <Composed desk={<WorkLifeDesk />} phone={<WorkLifePhone />} />;
}
