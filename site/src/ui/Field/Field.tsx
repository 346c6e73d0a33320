import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly id: string;
  readonly label: string;
  /** Said beside the label, for example “(optional)”. */
  readonly hint?: string;
  /** What is wrong with the value; announced with the field. */
  readonly error?: string | undefined;
  /** How a right value looks; shown below the error. */
  readonly example?: string | undefined;
  /** A control that stands before the input and belongs to it. */
  readonly before?: ReactNode;
}

/** A label, its input and, when something is wrong, the sentence that says so. */
export function Field({ id, label, hint, error, example, before, ...input }: FieldProps) {
  const errorId = `${id}-error`;
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
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
      </div>
      {error && (
        <div id={errorId}>
          <p className={styles.error}>{error}</p>
          {example && <p className={styles.hint}>{example}</p>}
        </div>
      )}
    </div>
  );
}
