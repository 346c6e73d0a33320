import type { WeekOfReport } from '@studio/contract/desk/reports';
import { formatDay, formatDuration } from '#parts/format-time.ts';
import { Cards } from '#ui/Cards.tsx';

const span = (ms: number | null): string => (ms === null ? '–' : formatDuration(ms));

/** The chart as numbers. */
export function WeekTable({ weeks }: { readonly weeks: readonly WeekOfReport[] }) {
  return (
    <Cards
      caption="Answers by week"
      head={['Week of', 'Arrived', 'Answered', 'Late', 'No answer', 'Median', 'Nine of ten']}
      rows={weeks.map((week) => ({
        key: week.week,
        cells: [
          formatDay(new Date(week.week), 'UTC'),
          week.received,
          week.answered,
          week.late,
          week.waiting,
          span(week.medianWorkingMs),
          span(week.nineOfTenWorkingMs),
        ],
      }))}
    />
  );
}
