import { Composed } from '#line/Composed.tsx';
import { Across } from './Across.tsx';
import type { WorkingHoursProps } from './day-chart.ts';
import { Down } from './Down.tsx';

/** The company's day beside the days of its clients' regions. */
export function WorkingHours(props: WorkingHoursProps) {
  return <Composed wide={<Across {...props} />} phone={<Down {...props} />} />;
}
