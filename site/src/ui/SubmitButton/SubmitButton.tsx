import type { ReactNode } from 'react';
import { Arrow } from '../Arrow/Arrow.tsx';
import styles from '../ButtonLink/ButtonLink.module.css';

interface SubmitButtonProps {
  readonly disabled?: boolean;
  readonly arrow?: boolean;
  readonly children: ReactNode;
}

export function SubmitButton({ disabled = false, arrow = true, children }: SubmitButtonProps) {
  return (
    <button className={`${styles.button} ${styles.solid}`} type="submit" disabled={disabled}>
      {children}
      {arrow && !disabled && <Arrow />}
    </button>
  );
}
