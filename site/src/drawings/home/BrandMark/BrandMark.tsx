import { brandMark } from './brand-mark.ts';
import styles from './BrandMark.module.css';

const { side, stroke, weight } = brandMark;

/** The company's mark: one stroke that climbs, turns and climbs again. The name stands beside it. */
export function BrandMark() {
  return (
    <svg
      className={styles.mark}
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ground} d={`M0 0h${side}v${side}H0z`} />
      <path strokeWidth={weight} d={stroke} />
    </svg>
  );
}
