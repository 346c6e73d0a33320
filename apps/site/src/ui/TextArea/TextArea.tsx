import type { ComponentProps } from 'react';
import styles from '../Field/Field.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A field for several lines. */
export function TextArea({ id, label, hint, error, ...area }: TextAreaProps) {
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <textarea
        id={id}
        {...area}
        {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
