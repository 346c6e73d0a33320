import { Composed } from '../../line/Composed.tsx';
import { LifeCycleDesk } from './LifeCycleDesk.tsx';
import { LifeCyclePhone } from './LifeCyclePhone.tsx';

/** The five service groups as one life cycle, for the services overview. */
export function LifeCycle() {
  return <Composed desk={<LifeCycleDesk />} phone={<LifeCyclePhone />} />;
}
