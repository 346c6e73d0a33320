import { Composed } from '../../line/Composed.tsx';
import { ClaimsCoverDesk } from './ClaimsCoverDesk.tsx';
import { ClaimsCoverPhone } from './ClaimsCoverPhone.tsx';
import type { CoverProps } from '../cover-props.ts';

/** Claims platform rebuild: the old block is emptied route by route. */
export function ClaimsCover({ label }: CoverProps) {
  return (
    <Composed desk={<ClaimsCoverDesk label={label} />} phone={<ClaimsCoverPhone label={label} />} />
  );
}
