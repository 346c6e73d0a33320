import type { ButtonHTMLAttributes, ReactElement } from 'react';
import styles from './Control.module.css';

interface ControlProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** solid: the main action of a screen. */
  readonly look?: 'plain' | 'solid' | 'large' | 'large-solid';
}

export function Control({ look = 'plain', ...rest }: ControlProps): ReactElement {
  return <button type="button" {...rest} className={`${styles['control']} ${styles[look]}`} />;
}
