import { Composed } from '#line/Composed.tsx';
import { Row } from './Row.tsx';
import type { PriceBlocksProps } from './price-cases.ts';
import { Stack } from './Stack.tsx';

/** A price as an area: people times weeks, every case to one scale. */
export function PriceBlocks(props: PriceBlocksProps) {
  return <Composed wide={<Row {...props} />} phone={<Stack {...props} />} />;
}
