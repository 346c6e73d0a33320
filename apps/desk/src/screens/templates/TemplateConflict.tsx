import { Button } from '#ui/Button.tsx';
import styles from './Templates.module.css';

interface TemplateConflictProps {
  /** Who changed it; undefined if they have left. */
  readonly by: string | undefined;
  /** Their text in this language; undefined if it was removed. */
  readonly theirs: string | undefined;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** A colleague changed the same template while the user typed: both texts are kept until the user decides. */
export function TemplateConflict({ by, theirs, onMine, onTheirs }: TemplateConflictProps) {
  return (
    <div className={styles['conflict']} role="alert">
      <p>
        <b>{by ?? 'A colleague'} has changed this template in the meantime.</b> What you typed is
        still here and was not saved.
      </p>
      {theirs !== undefined && (
        <details>
          <summary>Read the current version</summary>
          <p className={styles['former']} dir="auto">
            {theirs}
          </p>
        </details>
      )}
      <div className={styles['buttons']}>
        <Button onClick={onMine}>Save mine anyway</Button>
        <Button onClick={onTheirs}>Use theirs</Button>
      </div>
    </div>
  );
}
