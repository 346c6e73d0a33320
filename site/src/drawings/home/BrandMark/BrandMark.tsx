import styles from './BrandMark.module.css';

/** The company's mark: one stroke that climbs, turns and climbs again. The name stands beside it. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M0 0h40v40H0z" />
      <path d="M7.4 32.5l7.8-22.3 9.6 19.6 7.8-22.3" />
    </svg>
  );
}
