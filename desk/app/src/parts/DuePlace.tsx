import styles from './DuePlace.module.css';
import { timeWords } from './moments.ts';
import { useOffice } from './office.ts';

interface DuePlaceProps {
  readonly nth: number;
  readonly of: number;
  readonly dueAt: string;
}

/** Which of those due in the same minute comes first: whoever arrived first. Said where there are several. */
export function DuePlace({ nth, of, dueAt }: DuePlaceProps) {
  const { zone } = useOffice();
  if (of < 2) return null;
  const due = timeWords(new Date(dueAt), zone);
  return (
    <span className={styles['nth']} title={`${nth} of ${of} due ${due}, by arrival`}>
      <bdi>
        {nth} of {of}
      </bdi>
      <span className="visually-hidden"> due {due}, by arrival</span>
    </span>
  );
}
