import styles from './DuePosition.module.css';
import { formatTime } from './format-time.ts';
import { useOffice } from './office.ts';
import { ordinal } from './ordinal.ts';

interface DuePositionProps {
  readonly nth: number;
  readonly of: number;
  readonly dueAt: string;
}

/** Its place among enquiries due in the same minute, ordered by arrival. Shown if there are several. */
export function DuePosition({ nth, of, dueAt }: DuePositionProps) {
  const { zone } = useOffice();
  if (of < 2) return null;
  const due = formatTime(new Date(dueAt), zone);
  const place = `arrived ${ordinal(nth)} of ${of}`;
  return (
    <span className={styles['nth']} title={`${place} that are due ${due}`}>
      <bdi>{place}</bdi>
      <span className="visually-hidden"> that are due {due}</span>
    </span>
  );
}
