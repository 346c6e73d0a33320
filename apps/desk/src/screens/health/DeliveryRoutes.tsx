import type { Health } from '@studio/contract/desk/health';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useMinute, useOffice } from '#parts/office.ts';
import { Button } from '#ui/Button.tsx';
import { routeName, routeSentence, routeState } from './health-text.ts';
import styles from './DeliveryRoutes.module.css';

interface DeliveryRoutesProps {
  readonly health: Health;
  /** Undefined if the user may not retry. */
  readonly onTryAgain: (() => void) | undefined;
  readonly isTrying: boolean;
  /** Whether the user may read enquiries. */
  readonly mayOpen: boolean;
}

/** Waiting messages are retried automatically; failed ones need a person. */
export function DeliveryRoutes({ health, onTryAgain, isTrying, mayOpen }: DeliveryRoutesProps) {
  const { zone } = useOffice();
  const now = useMinute();
  const failed = health.ways.reduce((sum, route) => sum + route.failed, 0);
  return (
    <section className={styles['part']} aria-labelledby="what-waits">
      <h2 id="what-waits">Waiting</h2>
      <p>
        Waiting messages are retried automatically. Failed messages are not, until a person has
        dealt with them.
      </p>
      <ul className={styles['routes']}>
        {health.ways.map((route) => {
          const { text, isBroken } = routeState(route);
          return (
            <li key={routeName(route)}>
              <h3>
                {routeName(route)}
                <span className={isBroken ? styles['broken'] : styles['works']}>
                  <span aria-hidden="true">{isBroken ? '✕' : '✓'}</span> {text}
                </span>
              </h3>
              <p>{routeSentence(route, now, zone)}</p>
              {route.failedOf.length > 0 && (
                <p>
                  Affected enquiries:{' '}
                  {route.failedOf.map(({ id, reference }, at) => (
                    <Fragment key={id}>
                      {at > 0 && ', '}
                      {mayOpen ? (
                        <Link to="/q/$queue/$id" params={{ queue: 'to-answer', id }}>
                          {reference}
                        </Link>
                      ) : (
                        reference
                      )}
                    </Fragment>
                  ))}
                  {route.failed > route.failedOf.length && ' and others'}.
                </p>
              )}
              <p className={styles['counts']}>
                waiting <b>{route.waiting}</b> failed <b>{route.failed}</b>
              </p>
            </li>
          );
        })}
      </ul>
      {health.ways.length === 0 && <p>Nothing has been sent yet.</p>}
      {failed > 0 && onTryAgain && (
        <Button disabled={isTrying} onClick={onTryAgain}>
          Retry {failed}
        </Button>
      )}
      {failed > 0 && !onTryAgain && <p>A manager or an operator can retry them.</p>}
    </section>
  );
}
