import { Composed } from '../../line/Composed.tsx';
import { FourStagesDesk } from './FourStagesDesk.tsx';
import { FourStagesPhone } from './FourStagesPhone.tsx';

/** One screen on its way from a wireframe to a running product. */
export function FourStages() {
  return <Composed desk={<FourStagesDesk />} phone={<FourStagesPhone />} />;
}
