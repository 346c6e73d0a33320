import styles from './DuePlace.module.css';
import { timeWords } from './moments.ts';
import { useOffice } from './office.ts';
import { ordinal } from './ordinal.ts';

interface DuePlaceProps {
  readonly nth: number;
  readonly of: number;
  readonly dueAt: string;
}

/** The order of those due in the same minute, which is that of arrival. Shown if there are several. */
export function DuePlace({ nth, of, dueAt }: DuePlaceProps) {
  const { zone } = useOffice();
  if (of < 2) return null;
  const due = timeWords(new Date(dueAt), zone);
  const place = `arrived ${ordinal(nth)} of ${of}`;
  return (
    <span className={styles['nth']} title={`${place} that are due ${due}`}>
      <bdi>{place}</bdi>
      <span className="visually-hidden"> that are due {due}</span>
    </span>
  );
}
