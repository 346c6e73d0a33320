import { Composed } from '../../line/Composed.tsx';
import { StudioPlanDesk } from './StudioPlanDesk.tsx';
import { StudioPlanPhone } from './StudioPlanPhone.tsx';

/** The studio in plan, for the careers page while there is no vacancy. */
export function StudioPlan() {
  return <Composed desk={<StudioPlanDesk />} phone={<StudioPlanPhone />} />;
}
