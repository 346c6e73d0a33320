import type { ComponentProps } from 'react';
import styles from '../ButtonLink/ButtonLink.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly look?: 'solid' | 'line';
}

/** For an action on this page; a link to another page is a ButtonLink. */
export function Button({ look = 'solid', ...button }: ButtonProps) {
  const classes = [styles.button, look === 'line' && styles.line].filter(Boolean).join(' ');
  return <button type="button" className={classes} {...button} />;
}
