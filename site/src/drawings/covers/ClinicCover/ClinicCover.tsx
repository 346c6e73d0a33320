import { Composed } from '../../line/Composed.tsx';
import { ClinicCoverDesk } from './ClinicCoverDesk.tsx';
import { ClinicCoverPhone } from './ClinicCoverPhone.tsx';
import type { CoverProps } from '../cover-props.ts';

/** Clinic booking app: from a day to a time to an appointment. */
export function ClinicCover({ label }: CoverProps) {
  return (
    <Composed desk={<ClinicCoverDesk label={label} />} phone={<ClinicCoverPhone label={label} />} />
  );
}
