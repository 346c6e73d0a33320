import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly id: string;
  readonly label: string;
  /** Beside the label, for example “(optional)”. */
  readonly hint?: string;
  /** Always shown below the input. */
  readonly note?: string | undefined;
  /** The error; announced with the field. */
  readonly error?: string | undefined;
  /** An example of a valid value; shown below the error. */
  readonly example?: string | undefined;
  /** A control before the input that belongs to it. */
  readonly before?: ReactNode;
}

/** A label, its input and, if it is invalid, the error. */
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
