import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';
import { Kbd } from './Kbd.tsx';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** solid: the main action here; danger: it cannot be undone. */
  readonly look?: 'plain' | 'solid' | 'quiet' | 'danger' | 'link';
  readonly caps?: readonly string[];
}

export function Button({ look = 'plain', caps, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles['button']} ${styles[look]}`}>
      {children}
      {caps && <Kbd caps={caps} />}
    </button>
  );
}
