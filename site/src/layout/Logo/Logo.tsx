import { BrandMark } from '../../drawings/home/BrandMark/BrandMark.tsx';
import styles from './Logo.module.css';

interface LogoProps {
  readonly name: string;
  readonly size?: 'bar' | 'footer';
}

/** The mark and the name; the first word is set stronger than the rest. */
export function Logo({ name, size = 'bar' }: LogoProps) {
  const [first = '', ...rest] = name.split(' ');
  return (
    <a
      className={[styles.logo, size === 'footer' && styles.footer].filter(Boolean).join(' ')}
      href="/"
    >
      <span className={styles.mark}>
        <BrandMark />
      </span>
      <span>
        {first} <span className={styles.rest}>{rest.join(' ')}</span>
      </span>
    </a>
  );
}
