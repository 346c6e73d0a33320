import styles from './Arrow.module.css';

/** The font subsets have no arrows, so this one is drawn. */
export function Arrow({ toward = 'right' }: { readonly toward?: 'left' | 'right' }) {
  return (
    <svg className={`${styles.arrow} ${styles[toward]}`} viewBox="0 0 28 10" aria-hidden="true">
      <path d="M0 5h26.5M22 .8 26.6 5 22 9.2" />
    </svg>
  );
}
