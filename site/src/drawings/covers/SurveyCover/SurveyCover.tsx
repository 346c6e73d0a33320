import { Composed } from '../../line/Composed.tsx';
import { SurveyCoverDesk } from './SurveyCoverDesk.tsx';
import { SurveyCoverPhone } from './SurveyCoverPhone.tsx';
import type { CoverProps } from '../cover-props.ts';

/** Field survey toolkit: work goes on without a connection. */
export function SurveyCover({ label }: CoverProps) {
  return (
    <Composed desk={<SurveyCoverDesk label={label} />} phone={<SurveyCoverPhone label={label} />} />
  );
}
