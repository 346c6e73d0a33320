import type { WeekOfReport } from '@studio/contract/desk/reports';
import { dayWords, spanWords } from '#parts/moments.ts';
import { Cards } from '#ui/Cards.tsx';

const span = (ms: number | null): string => (ms === null ? '–' : spanWords(ms));

/** The chart in numbers. */
export function WeekTable({ weeks }: { readonly weeks: readonly WeekOfReport[] }) {
  return (
    <Cards
      caption="Answers by week"
      head={['Week of', 'Arrived', 'Answered', 'Late', 'No answer', 'Median', 'Nine of ten']}
      rows={weeks.map((week) => ({
        key: week.week,
        cells: [
          dayWords(new Date(week.week), 'UTC'),
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
