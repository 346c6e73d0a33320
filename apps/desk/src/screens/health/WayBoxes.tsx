import type { Health } from '@studio/contract/desk/health';
import { isWorkerSilent, wayName, wayState } from './health-words.ts';
import styles from './WayBoxes.module.css';

/** Form, store and the ways out of it, as boxes on a line; broken ones are dashed and say so. */
export function WayBoxes({ health, last }: { readonly health: Health; readonly last: string }) {
  const isSilent = isWorkerSilent(health);
  return (
    <div className={styles['drawing']}>
      <div className={styles['box']}>
        <b>Form</b>
        <span>{last}</span>
      </div>
      <i className={styles['arrow']} />
      <div className={`${styles['box']} ${styles['store']}`}>
        <b>Store</b>
        <span>{health.kept.toLocaleString('en')} kept</span>
      </div>
      <i className={`${styles['arrow']} ${isSilent ? styles['cut'] : ''}`} />
      <ul className={styles['ways']}>
        {health.ways.map((way) => {
          const { said, isBroken } = wayState(way);
          return (
            <li
              key={wayName(way)}
              className={`${styles['box']} ${isBroken || isSilent ? styles['broken'] : ''}`}
            >
              <b>{wayName(way)}</b>
              <span>{isSilent ? 'rests' : said}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
