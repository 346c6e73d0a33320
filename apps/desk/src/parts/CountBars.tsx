import styles from './CountBars.module.css';

interface Counted {
  readonly name: string;
  readonly count: number;
  /** How many of them are drawn solid. */
  readonly solid: number;
  readonly code?: string;
}

/** Counts as bars of one scale with the number at their end. A legend above says what solid means. */
export function CountBars({ rows }: { readonly rows: readonly Counted[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const share = (count: number) => ({ inlineSize: `${(count / most) * 100}%` });
  return (
    <ul className={styles['bars']}>
      {rows.map(({ name, count, solid, code }) => (
        <li key={name}>
          <span className={styles['name']}>
            {code && <b>{code}</b>} {name}
          </span>
          <span className={styles['room']} aria-hidden="true">
            <span className={styles['open']} style={share(count)} />
            <span className={styles['solid']} style={share(solid)} />
          </span>
          <span className={styles['count']}>{count.toLocaleString('en')}</span>
        </li>
      ))}
    </ul>
  );
}
