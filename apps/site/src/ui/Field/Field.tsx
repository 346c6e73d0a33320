import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly id: string;
  readonly label: string;
  /** Said beside the label, for example “(optional)”. */
  readonly hint?: string;
  /** Said below the input, always. */
  readonly note?: string | undefined;
  /** What is wrong with the value; announced with the field. */
  readonly error?: string | undefined;
  /** How a right value looks; shown below the error. */
  readonly example?: string | undefined;
  /** A control before the input that belongs to it. */
  readonly before?: ReactNode;
}

/** A label, its input and, when something is wrong, the sentence that says so. */
export function Field({ id, label, hint, note, error, example, before, ...input }: FieldProps) {
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const described = [error && errorId, note && noteId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <div className={styles.row}>
        {before}
        <input
          id={id}
          {...input}
          {...(described && { 'aria-describedby': described })}
          {...(error && { 'aria-invalid': true })}
        />
      </div>
      {note && (
        <p id={noteId} className={styles.hint}>
          {note}
        </p>
      )}
      {error && (
        <div id={errorId}>
          <p className={styles.error}>{error}</p>
          {example && <p className={styles.hint}>{example}</p>}
        </div>
      )}
    </div>
  );
}
