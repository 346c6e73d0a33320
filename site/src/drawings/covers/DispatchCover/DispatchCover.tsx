import { Composed } from '../../line/Composed.tsx';
import { DispatchCoverDesk } from './DispatchCoverDesk.tsx';
import { DispatchCoverPhone } from './DispatchCoverPhone.tsx';
import type { CoverProps } from '../cover-props.ts';

/** Dispatch console: jobs, the route, the vehicles' day, one stop. */
export function DispatchCover({ label }: CoverProps) {
  return (
    <Composed
      desk={<DispatchCoverDesk label={label} />}
      phone={<DispatchCoverPhone label={label} />}
    />
  );
}
