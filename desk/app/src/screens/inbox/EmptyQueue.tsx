import type { QueueName } from '@old/contract/desk/requests.schema';
import { lazy, Suspense } from 'react';
import styles from './EmptyQueue.module.css';

const AllAnswered = lazy(() =>
  import('./AllAnswered.tsx').then(({ AllAnswered: shown }) => ({ default: shown })),
);

const sentences: Readonly<Record<QueueName, string>> = {
  'to-answer': '',
  late: 'Nothing is late.',
  mine: 'Nothing is yours. Take one from To answer with T.',
  waiting: 'Nobody is being waited for.',
  answered: 'Nothing stands as answered.',
  closed: 'Nothing is closed yet.',
};

/** To answer has the blue sheet; the others say it in a sentence. */
export function EmptyQueue({ queue }: { readonly queue: QueueName }) {
  if (queue !== 'to-answer') return <p className={styles['said']}>{sentences[queue]}</p>;
  return (
    <Suspense fallback={null}>
      <AllAnswered />
    </Suspense>
  );
}
