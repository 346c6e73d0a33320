import type { SubjectOf } from '@studio/content/schema/site-page.ts';
import styles from './AnswerDays.module.css';

interface AnswerDaysProps {
  readonly days: SubjectOf<'sent'>['answering']['days'];
}

/** When an answer comes, for each weekday on which a message may be sent. */
export const AnswerDays = ({ days }: AnswerDaysProps) => (
  <dl className={styles.days}>
    {days.map(({ sent, by, isOff }) => (
      <div key={sent} className={isOff ? styles.off : undefined}>
        <dt>
          <span>sent</span> {sent}
        </dt>
        <dd>
          <span>by</span> {by}
        </dd>
      </div>
    ))}
  </dl>
);
