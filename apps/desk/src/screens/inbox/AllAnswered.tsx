import { reportsResponseSchema, type Reports } from '@studio/contract/desk/reports';
import { useQuery } from '@tanstack/react-query';
import { fetchJson } from '#api/fetch-json.ts';
import { queryKeys } from '#api/query-keys.ts';
import { formatDuration } from '#parts/format-time.ts';
import styles from './AllAnswered.module.css';
import { WeekLines } from './WeekLines.tsx';

function wordsOf(week: Reports['weeks'][number]): string {
  const answers = `${week.answered} ${week.answered === 1 ? 'answer' : 'answers'}`;
  const late = week.late === 0 ? 'none late' : `${week.late} late`;
  const median = week.medianWorkingMs;
  return `${median === null ? '' : `Median this week ${formatDuration(median)}. `}${answers}, ${late}.`;
}

/** Shown on blue when every enquiry is answered. */
export function AllAnswered() {
  const { data } = useQuery({
    queryKey: queryKeys.week,
    queryFn: ({ signal }) => fetchJson(reportsResponseSchema, '/api/reports?weeks=1', { signal }),
  });
  const week = data?.weeks.at(-1);
  return (
    <div className={`on-blue ${styles['sheet'] ?? ''}`}>
      <h2 className={styles['title']}>Everything is answered.</h2>
      <p className={styles['lead']}>
        {week && week.answered > 0 ? wordsOf(week) : 'New enquiries appear above, within seconds.'}
      </p>
      {data && week && week.answersMs.length > 0 && (
        <WeekLines answersMs={week.answersMs} targetMs={data.targetMs} />
      )}
    </div>
  );
}
