import type { Health } from '@studio/contract/desk/health';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useMinute, useOffice } from '#parts/office.ts';
import { Button } from '#ui/Button.tsx';
import { wayName, waySentence, wayState } from './health-words.ts';
import styles from './Ways.module.css';

interface WaysProps {
  readonly health: Health;
  /** Nothing where this person may not. */
  readonly onTryAgain: (() => void) | undefined;
  readonly isTrying: boolean;
  /** Whether this person may read enquiries. */
  readonly mayOpen: boolean;
}

/** What waits is retried automatically; what has failed needs a person. */
export function Ways({ health, onTryAgain, isTrying, mayOpen }: WaysProps) {
  const { zone } = useOffice();
  const now = useMinute();
  const failed = health.ways.reduce((sum, way) => sum + way.failed, 0);
  return (
    <section className={styles['part']} aria-labelledby="what-waits">
      <h2 id="what-waits">What waits</h2>
      <p>
        What waits goes on by itself. What has failed is not tried again until a person has dealt
        with it.
      </p>
      <ul className={styles['ways']}>
        {health.ways.map((way) => {
          const { said, isBroken } = wayState(way);
          return (
            <li key={wayName(way)}>
              <h3>
                {wayName(way)}
                <span className={isBroken ? styles['broken'] : styles['works']}>
                  <span aria-hidden="true">{isBroken ? '✕' : '✓'}</span> {said}
                </span>
              </h3>
              <p>{waySentence(way, now, zone)}</p>
              {way.failedOf.length > 0 && (
                <p>
                  Of the enquiries{' '}
                  {way.failedOf.map(({ id, reference }, at) => (
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
                  {way.failed > way.failedOf.length && ' and others'}.
                </p>
              )}
              <p className={styles['counts']}>
                waiting <b>{way.waiting}</b> failed <b>{way.failed}</b>
              </p>
            </li>
          );
        })}
      </ul>
      {health.ways.length === 0 && <p>Nothing has been sent yet.</p>}
      {failed > 0 && onTryAgain && (
        <Button disabled={isTrying} onClick={onTryAgain}>
          Try again, {failed}
        </Button>
      )}
      {failed > 0 && !onTryAgain && <p>A manager or an operator can have them tried again.</p>}
    </section>
  );
}
