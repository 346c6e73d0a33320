import { answeredOf, type Answers } from '@studio/sheet/answers.ts';
import { questionIds } from '@studio/sheet/questions.ts';
import { Arrow } from '#ui/Arrow/Arrow.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { isBlank } from './sheet-state.ts';
import styles from './SheetLayout.module.css';

const isComplete = (answers: Answers): boolean => answeredOf(answers).length === questionIds.length;

/** The progress of a sheet as text. */
export function progressOf(answers: Answers): string {
  const done = answeredOf(answers).length;
  if (done === 0) return 'This sheet is blank.';
  return isComplete(answers) ? 'Everything is drawn.' : `${done} of ${questionIds.length} drawn.`;
}

interface ProgressBarProps {
  readonly answers: Answers;
  readonly isAlive: boolean;
  readonly onFinish: () => void;
}

/** Below the sheet: its progress and the next step. Until all is drawn that is the next question. */
export function ProgressBar({ answers, isAlive, onFinish }: ProgressBarProps) {
  return (
    <div className={styles.bar}>
      <p>
        <b>{progressOf(answers)}</b>{' '}
        <span className={styles.roomy}>Nothing leaves this browser until you send it. </span>
        <noscript>We draw it for you from what you send below.</noscript>
      </p>
      {isBlank(answers) && <a href="#examples">See finished ones</a>}
      {isAlive && (
        <Button look={isComplete(answers) ? 'solid' : 'line'} onClick={onFinish}>
          Finish
          <Arrow />
        </Button>
      )}
    </div>
  );
}
