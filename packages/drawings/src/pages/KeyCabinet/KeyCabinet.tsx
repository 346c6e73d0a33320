import { Composed } from '#line/Composed.tsx';
import { Broad } from './Broad.tsx';
import type { CabinetProps } from './keys.ts';
import { Narrow } from './Narrow.tsx';

/** Every question of a buyer's security team, and which of them have an answer that can be shown. */
export function KeyCabinet(cabinet: CabinetProps) {
  return <Composed desk={<Broad {...cabinet} />} phone={<Narrow {...cabinet} />} />;
}
