import type { VisitReport } from '@studio/contract/desk/visits';
import styles from './Visits.module.css';
import { formatCount, periodText, sourceText } from './visit-text.ts';

interface LineProps {
  readonly name: string;
  readonly counts: readonly (number | null)[];
  readonly isSolid?: boolean;
}

/** Each line has its own scale: it is for comparing rises and falls. */
function Line({ name, counts, isSolid = false }: LineProps) {
  const most = Math.max(1, ...counts.map((count) => count ?? 0));
  const last = counts.at(-1) ?? null;
  const text = counts.map((count) => (count === null ? 'few' : formatCount(count))).join(', ');
  return (
    <li className={isSolid ? styles['heavy'] : undefined}>
      <span>{name}</span>
      <span className={styles['bars']} aria-hidden="true">
        {counts.map((count, at) => (
          // Periods never change places, so the index is the key.
          <i key={at} style={{ blockSize: `${((count ?? 0) / most) * 100}%` }} />
        ))}
      </span>
      <b>{last === null ? '–' : formatCount(last)}</b>
      <span className="visually-hidden">{text}</span>
    </li>
  );
}

/** Entries by source above enquiries: the two cannot be joined. */
export function History({ history }: Pick<VisitReport, 'history'>) {
  const [first = ''] = history.periods;
  return (
    <>
      <p>
        From {periodText(first)} to {periodText(history.periods.at(-1) ?? '')}, each line on its own
        scale. The number is that of the last bar.
      </p>
      <ul className={styles['history']}>
        {history.sources.map(({ name, entries }) => (
          <Line key={name} name={sourceText(name)} counts={entries} />
        ))}
        <Line name="Enquiries, from any source" counts={history.enquiries} isSolid />
      </ul>
    </>
  );
}
