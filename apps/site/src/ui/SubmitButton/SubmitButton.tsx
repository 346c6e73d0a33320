import type { ReactNode } from 'react';
import { Arrow } from '../Arrow/Arrow.tsx';
import styles from '../ButtonLink/ButtonLink.module.css';

interface SubmitButtonProps {
  /** Disabled to people, yet focusable: a button that is really disabled drops the focus to nowhere. */
  readonly busy?: boolean;
  readonly arrow?: boolean;
  /** Outlined, for what is not the first thing to do. */
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
