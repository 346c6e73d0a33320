import type { Counts } from '@studio/contract/desk/responses';
import type { QueueName } from '@studio/contract/desk/queues';
import type { KeyName } from '#keys/key-table.ts';

interface QueueEntry {
  readonly queue: QueueName;
  readonly name: string;
  readonly key: KeyName;
  readonly count: (counts: Counts) => number | undefined;
  /** Describes the queue, so that Answered and Waiting are not confused. */
  readonly means: string;
}

/** The queues in the order of the sidebar, which their keys follow. Late enquiries come first in To answer. */
export const queueNavigation: readonly QueueEntry[] = [
  {
    queue: 'to-answer',
    name: 'To answer',
    key: 'queue1',
    count: ({ toAnswer }) => toAnswer,
    means: 'It is our turn',
  },
  {
    queue: 'mine',
    name: 'Mine',
    key: 'queue2',
    count: ({ mine }) => mine,
    means: 'Yours to answer or wait for',
  },
  {
    queue: 'waiting',
    name: 'Waiting for them',
    key: 'queue3',
    count: ({ waiting }) => waiting,
    means: 'Answered, and it is their turn',
  },
  {
    queue: 'put-off',
    name: 'Put off',
    key: 'queue4',
    count: ({ putOff }) => putOff,
    means: 'Hidden until the time you chose, or until they write',
  },
  {
    queue: 'answered',
    name: 'Answered',
    key: 'queue5',
    count: () => undefined,
    means: 'Answered, and no answer is expected',
  },
  {
    queue: 'closed',
    name: 'Closed',
    key: 'queue6',
    count: () => undefined,
    means: 'Outcomes, last closed first',
  },
];

export const queueName = (queue: QueueName): string =>
  queue === 'late'
    ? 'Late'
    : (queueNavigation.find((place) => place.queue === queue)?.name ?? queue);
