import type { Edition, Publishing } from '@studio/contract/publishing';
import type { ReactElement } from 'react';
import { Control } from '../Control/Control.tsx';
import { Page } from '../Page/Page.tsx';
import { EditionNumber } from '../EditionNumber/EditionNumber.tsx';
import type { Order } from '../use-publishing.ts';
import { momentOf } from '../format.ts';
import styles from './Editions.module.css';

interface EditionsProps {
  readonly state: Publishing;
  readonly give: Order;
}

/** All editions, with a button to return to each earlier one. */
export function Editions({ state, give }: EditionsProps): ReactElement {
  const { editions, me, progress } = state;
  const [live] = editions;
  return (
    <Page
      title="Editions"
      opening="Returning takes a moment and loses nothing: what was written since stays in the next edition."
    >
      <ol className={styles['list']}>
        {editions.map((edition) => {
          const isLive = edition === live;
          return (
            <li key={edition.number} className={isLive ? styles['live'] : styles['past']}>
              <EditionNumber number={edition.number} look={isLive ? 'live' : 'past'} />
              <div>
                <h2>
                  <time dateTime={edition.at}>{momentOf(edition.at)}</time>{' '}
                  <span>{whoOf(edition)}</span>
                </h2>
                <ul className={styles['said']}>
                  {edition.said.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
              <div className={styles['actions']}>
                {isLive ? (
                  <span className={styles['tag']}>live</span>
                ) : (
                  me.mayPublish && (
                    <Control
                      disabled={progress?.state === 'running'}
                      onClick={() => void give('return', { number: edition.number })}
                    >
                      Return to {edition.number}
                    </Control>
                  )
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Page>
  );
}

const whoOf = ({ kind, by, returnedTo }: Edition): string => {
  if (kind === 'renewed') return 'automatically, at the start of the day';
  if (kind === 'released') return `made by the developers: ${by}`;
  return kind === 'returned'
    ? `${by} returned to edition ${returnedTo ?? ''}`
    : `published by ${by}`;
};
