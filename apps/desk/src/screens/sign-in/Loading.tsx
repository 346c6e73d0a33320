import styles from './Loading.module.css';

const BARS = [0.62, 0.86, 0.44, 0.73, 0.91, 0.57, 0.8, 0.48, 0.69, 0.94, 0.52, 0.77] as const;

/** Bars in place of text, while loading and over a signed-out desk. */
export function Loading({ text = 'Loading…' }: { readonly text?: string }) {
  return (
    <div className={styles['bars']}>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {BARS.map((share) => (
        <span key={share} className={styles['row']} aria-hidden="true">
          <span className={styles['bar']} style={{ inlineSize: `${share * 28}%` }} />
          <span className={styles['bar']} style={{ inlineSize: `${share * 56}%` }} />
        </span>
      ))}
    </div>
  );
}
