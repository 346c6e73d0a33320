import type { Figures } from '@studio/contract/desk/answers';
import { useQuery } from '@tanstack/react-query';
import { fetchJson } from '#api/fetch-json.ts';
import { spanWords } from '#parts/moments.ts';
import { useOffice } from '#parts/office.ts';
import styles from './AllAnswered.module.css';

/** The week's median as a dimension line on the promise, heavy; it is what the sheet is proud of. */
function WeekLine({ medianMs }: { readonly medianMs: number }) {
  const { promiseMs } = useOffice();
  const share = Math.min(1, medianMs / promiseMs);
  const end = `${2 + share * 96}%`;
  return (
    <svg
      className={styles['week']}
      height="64"
      role="img"
      aria-label={`Half of this week’s enquiries had their answer within ${spanWords(medianMs)} of working time.`}
    >
      <line className={styles['thin']} x1="2%" x2="98%" y1="34" y2="34" />
      <line className={styles['heavy']} x1="2%" x2={end} y1="34" y2="34" />
      {['2%', end, '98%'].map((x) => (
        <line key={x} className={styles['thin']} x1={x} x2={x} y1="24" y2="44" />
      ))}
      <text x={end} y="16" textAnchor={share > 0.8 ? 'end' : 'start'}>
        median {spanWords(medianMs)}
      </text>
      <text x="98%" y="62" textAnchor="end">
        promised: {spanWords(promiseMs)}
      </text>
    </svg>
  );
}

/** The blue sheet: rare on purpose. */
export function AllAnswered() {
  const { data } = useQuery({
    queryKey: ['figures', 1],
    queryFn: ({ signal }) => fetchJson<Figures>('/api/figures?weeks=1', { signal }),
  });
  const week = data?.weeks.at(-1);
  return (
    <div className={`on-blue ${styles['sheet'] ?? ''}`}>
      <h2 className={styles['title']}>Everything is answered.</h2>
      <p className={styles['lead']}>
        {week && week.answered > 0
          ? `${week.answered} of ${week.received} that came this week have their answer.`
          : 'What comes next appears above, within seconds.'}
      </p>
      {week?.medianWorkingMs != null && <WeekLine medianMs={week.medianWorkingMs} />}
    </div>
  );
}
