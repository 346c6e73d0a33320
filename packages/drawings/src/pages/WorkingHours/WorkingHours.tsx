import { Composed } from '#line/Composed.tsx';
import { Across } from './Across.tsx';
import type { WorkingHoursProps } from './day-chart.ts';
import { Down } from './Down.tsx';

/** One day of the company, beside the days of those it works for. */
export function WorkingHours(props: WorkingHoursProps) {
  return <Composed wide={<Across {...props} />} phone={<Down {...props} />} />;
}
