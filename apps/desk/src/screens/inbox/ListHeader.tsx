import type { QueueName } from '@studio/contract/desk/requests.schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countsQuery } from '#api/lists.ts';
import { formatCount } from '#screens/layout/count-text.ts';
import { queueNavigation } from '#screens/layout/queue-navigation.ts';
import styles from './ListHeader.module.css';
import { SearchBox } from './SearchBox.tsx';

interface ListHeaderProps {
  readonly name: string;
  readonly queue?: QueueName;
  readonly words?: string;
  /** The number of rows, for a list that is not a queue. */
  readonly count?: string;
  /** The description of a list that is not a plain queue. */
  readonly means?: ReactNode;
  readonly children: ReactNode;
}

export function ListHeader({ name, queue, words, count, means, children }: ListHeaderProps) {
  const { data: counts } = useQuery(countsQuery);
  const place = queueNavigation.find((one) => one.queue === queue);
  const said = means ?? place?.means;
  const own = queue === 'late' ? counts?.late : counts && place?.count(counts);
  const shown = count ?? (own === undefined ? undefined : formatCount(own));
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>
        <bdi>{name}</bdi> {shown !== undefined && <span className={styles['count']}>{shown}</span>}
      </h1>
      {said !== undefined && <p className={styles['means']}>{said}</p>}
      {children}
      <SearchBox words={words} />
    </header>
  );
}
