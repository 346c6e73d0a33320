import type { Publishing } from '@studio/contract/publishing';
import type { ReactElement } from 'react';
import { Control } from '../Control/Control.tsx';
import { EditionNumber } from '../EditionNumber/EditionNumber.tsx';
import { count, momentOf } from '../format.ts';
import styles from './NextEditionBar.module.css';

interface NextEditionBarProps {
  readonly state: Publishing;
  readonly publish: () => Promise<void>;
}

export const summaryOf = ({ changes }: Pick<Publishing, 'changes'>): string => {
  const people = new Set(changes.flatMap(({ by }) => by.map(({ name }) => name))).size;
  return `${count(changes.length, 'change', 'changes')} by ${count(people, 'person', 'people')}`;
};

/** A summary of the next edition, and the button that publishes it. */
export function NextEditionBar({ state, publish }: NextEditionBarProps): ReactElement {
  const { changes, editions, me } = state;
  const [live] = editions;
  const taken = changes.filter(({ heldBy }) => heldBy === null).length;
  return (
    <section className={styles['bar']} aria-label="Next edition">
      <EditionNumber number={(live?.number ?? 0) + 1} look="next" />
      <p className={styles['sum']}>
        <b>Next edition:</b>{' '}
        {live ? (changes.length > 0 ? summaryOf(state) : 'nothing has changed yet') : 'the first'}
      </p>
      {live && (
        <p className={styles['live']}>
          Edition {live.number} is live since {momentOf(live.at)}
        </p>
      )}
      {me.mayPublish ? (
        <Control
          look="solid"
          disabled={Boolean(live) && taken === 0}
          onClick={() => void publish()}
        >
          Publish
        </Control>
      ) : (
        <p className={styles['ask']}>Ask a publisher to publish it.</p>
      )}
    </section>
  );
}
