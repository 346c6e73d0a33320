import { Composed } from '#line/Composed.tsx';
import { lifeCycleParts } from './life-cycle-parts.ts';
import { LifeCycleDesk } from './LifeCycleDesk.tsx';
import { LifeCyclePhone } from './LifeCyclePhone.tsx';

interface LifeCycleProps {
  readonly groups: Parameters<typeof lifeCycleParts>[0];
}

/** The service groups of content as one life cycle, for the services overview. */
export function LifeCycle({ groups }: LifeCycleProps) {
  const parts = lifeCycleParts(groups);
  return <Composed desk={<LifeCycleDesk {...parts} />} phone={<LifeCyclePhone {...parts} />} />;
}
