import type { ReactNode } from 'react';
import { Arrow } from '../Arrow/Arrow.tsx';
import styles from '../ButtonLink/ButtonLink.module.css';

interface SubmitButtonProps {
  /** Disabled but still focusable: a button with `disabled` would lose the focus. */
  readonly busy?: boolean;
  readonly arrow?: boolean;
  /** Outlined, for a secondary action. */
  readonly line?: boolean;
  readonly children: ReactNode;
}

export function SubmitButton({ busy = false, arrow = true, line, children }: SubmitButtonProps) {
  const classes = line ? `${styles.button} ${styles.line}` : styles.button;
  return (
    <button className={classes} type="submit" aria-disabled={busy || undefined}>
      {children}
      {arrow && !busy && <Arrow />}
    </button>
  );
}
