import { Composed } from '../../line/Composed.tsx';
import { EnergyCoverDesk } from './EnergyCoverDesk.tsx';
import { EnergyCoverPhone } from './EnergyCoverPhone.tsx';
import type { CoverProps } from '../cover-props.ts';

/** Plant energy monitor: from the clamp on the cable to the curve on the screen. */
export function EnergyCover({ label }: CoverProps) {
  return (
    <Composed desk={<EnergyCoverDesk label={label} />} phone={<EnergyCoverPhone label={label} />} />
  );
}
