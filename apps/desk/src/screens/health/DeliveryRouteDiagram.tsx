import type { Health } from '@studio/contract/desk/health';
import { isWorkerDown, routeName, routeState } from './health-text.ts';
import styles from './DeliveryRouteDiagram.module.css';

/** The form, the store and the delivery routes as connected boxes; broken ones are dashed and say so. */
export function DeliveryRouteDiagram({
  health,
  last,
}: {
  readonly health: Health;
  readonly last: string;
}) {
  const isDown = isWorkerDown(health);
  return (
    <div className={styles['drawing']}>
      <div className={styles['box']}>
        <b>Form</b>
        <span>{last}</span>
      </div>
      <i className={styles['arrow']} />
      <div className={`${styles['box']} ${styles['store']}`}>
        <b>Store</b>
        <span>{health.kept.toLocaleString('en')} stored</span>
      </div>
      <i className={`${styles['arrow']} ${isDown ? styles['cut'] : ''}`} />
      <ul className={styles['routes']}>
        {health.ways.map((route) => {
          const { text, isBroken } = routeState(route);
          return (
            <li
              key={routeName(route)}
              className={`${styles['box']} ${isBroken || isDown ? styles['broken'] : ''}`}
            >
              <b>{routeName(route)}</b>
              <span>{isDown ? 'stopped' : text}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
