import type { Service } from '@studio/content/schema/entries.ts';
import styles from './SheetBars.module.css';

type Sheet = NonNullable<Service['exhibit']>['sheet'];

interface SheetBarsProps {
  readonly bars: NonNullable<Sheet['bars']>;
}

/** A few amounts on one scale; the longest bar fills the width. */
export function SheetBars({ bars: { title, rows } }: SheetBarsProps) {
  const longest = Math.max(...rows.map(({ amount }) => amount));
  return (
    <figure className={styles.bars}>
      <figcaption>{title}</figcaption>
      <dl>
        {rows.map(({ name, amount, says, marked }) => (
          <div key={name} className={marked ? styles.marked : undefined}>
            <dt>{name}</dt>
            <dd>{says}</dd>
            <dd>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${Math.max(0.4, (amount / longest) * 100).toFixed(1)}v10H0z`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
