import type { Answers } from '@studio/sheet/answers.ts';
import styles from './Sheet.module.css';
import { nextRevision, type SheetState } from './sheet-state.ts';

interface NotesProps {
  readonly state: SheetState;
  readonly unreadable: boolean;
  readonly onOwn: (own: Answers) => void;
  readonly onThis: () => void;
}

const named = ({ project }: Answers): string => (project ? `, “${project}”,` : '');

/** Whose sheet this is if it is not the visitor's own, and what happens to their own. */
export function Notes({ state, unreadable, onOwn, onThis }: NotesProps) {
  const { answers, origin, own } = state;
  return (
    <>
      {unreadable && (
        <p className={styles.note}>
          The link to this sheet is damaged or too old. Ask for a new one, or start here.
        </p>
      )}
      {origin === 'link' && (
        <p className={styles.note}>
          You opened rev {answers.revision} of a shared sheet. Its words come from the person who
          made the link, not from us. What you change becomes rev {nextRevision(answers.revision)}.
        </p>
      )}
      {own && (
        <p className={styles.note}>
          A sheet of your own{named(own)} is kept in this browser. This one is not, until you say
          so.{' '}
          <button
            type="button"
            onClick={() => {
              onOwn(own);
            }}
          >
            Back to mine
          </button>{' '}
          <button type="button" onClick={onThis}>
            Replace mine with this
          </button>
        </p>
      )}
    </>
  );
}
