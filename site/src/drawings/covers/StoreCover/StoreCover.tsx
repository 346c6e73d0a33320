import { Composed } from '../../line/Composed.tsx';
import { StoreCoverDesk } from './StoreCoverDesk.tsx';
import { StoreCoverPhone } from './StoreCoverPhone.tsx';
import type { CoverProps } from '../cover-props.ts';

/** Wholesale storefront: a catalogue that fills an order sheet. */
export function StoreCover({ label }: CoverProps) {
  return (
    <Composed desk={<StoreCoverDesk label={label} />} phone={<StoreCoverPhone label={label} />} />
  );
}
