import type { QueueName } from '@studio/contract/desk/requests.schema';
import { lazy, Suspense } from 'react';
import styles from './EmptyQueue.module.css';

const AllAnswered = lazy(() =>
  import('./AllAnswered.tsx').then(({ AllAnswered: shown }) => ({ default: shown })),
);

const sentences: Readonly<Record<QueueName, string>> = {
  'to-answer': '',
  late: 'Nothing is late.',
  mine: 'You have no enquiries. Take one from To answer with T.',
  waiting: 'No enquiry is waiting for its sender.',
  'put-off': 'Nothing is put off.',
  answered: 'No answered enquiries: they are waiting for the sender, or closed.',
  closed: 'Nothing is closed yet.',
};

interface EmptyQueueProps {
  readonly queue: QueueName;
  /** Whether a filter hides part of the queue. */
  readonly isNarrowed: boolean;
}

/** An empty To answer is shown on blue; other queues show a sentence. */
export function EmptyQueue({ queue, isNarrowed }: EmptyQueueProps) {
  if (isNarrowed) return <p className={styles['said']}>No enquiries match these filters.</p>;
  if (queue !== 'to-answer') return <p className={styles['said']}>{sentences[queue]}</p>;
  return (
    <Suspense fallback={null}>
      <AllAnswered />
    </Suspense>
  );
}
