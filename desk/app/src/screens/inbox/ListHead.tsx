import type { QueueName } from '@old/contract/desk/requests.schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countsQuery } from '#api/lists.ts';
import { countWords } from '#screens/frame/count-words.ts';
import { queuePlaces } from '#screens/frame/places.ts';
import styles from './ListHead.module.css';
import { SearchBox } from './SearchBox.tsx';

interface ListHeadProps {
  readonly name: string;
  readonly queue?: QueueName;
  readonly words?: string;
  readonly children: ReactNode;
}

export function ListHead({ name, queue, words, children }: ListHeadProps) {
  const { data: counts } = useQuery(countsQuery);
  const place = queuePlaces.find((one) => one.queue === queue);
  const own = queue === 'late' ? counts?.late : counts && place?.count(counts);
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>
        {name} {own !== undefined && <span className={styles['count']}>{countWords(own)}</span>}
      </h1>
      {children}
      <SearchBox words={words} />
    </header>
  );
}
