import styles from './ContactForm.module.css';

interface DraftNoteProps {
  /** The form was filled in from the draft. */
  readonly restored: boolean;
  readonly onClear: () => void;
}

/** Says that the text in the form was typed before. */
export function DraftNote({ restored, onClear }: DraftNoteProps) {
  if (!restored) return null;
  return (
    <p className={styles.note} role="status">
      We kept what you typed before.{' '}
      <button type="button" onClick={onClear}>
        Clear it
      </button>
    </p>
  );
}
