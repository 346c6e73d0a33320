import { useId, type InputHTMLAttributes } from 'react';
import styles from './Field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  readonly label: string;
  readonly hint?: string;
  /** The error, as a sentence. */
  readonly fault?: string | undefined;
}

export function Field({ label, hint, fault, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className={styles['input']}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-more`}
      />
      <p id={`${id}-more`} className={fault === undefined ? styles['hint'] : styles['fault']}>
        {fault ?? hint}
      </p>
    </div>
  );
}
