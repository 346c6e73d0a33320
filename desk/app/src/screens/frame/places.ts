import type { Counts } from '@old/contract/desk/answers';
import type { QueueName } from '@old/contract/desk/requests.schema';
import type { KeyName } from '#keys/key-table.ts';

interface QueuePlace {
  readonly queue: QueueName;
  readonly name: string;
  readonly key: KeyName;
  readonly count: (counts: Counts) => number | undefined;
}

/** The queues in the order of the rail; their keys count them. Late ones stand first in To answer. */
export const queuePlaces: readonly QueuePlace[] = [
  { queue: 'to-answer', name: 'To answer', key: 'queue1', count: ({ toAnswer }) => toAnswer },
  { queue: 'mine', name: 'Mine', key: 'queue2', count: ({ mine }) => mine },
  { queue: 'waiting', name: 'Waiting for them', key: 'queue3', count: ({ waiting }) => waiting },
  { queue: 'answered', name: 'Answered', key: 'queue4', count: () => undefined },
  { queue: 'closed', name: 'Closed', key: 'queue5', count: () => undefined },
];

export const queueName = (queue: QueueName): string =>
  queue === 'late' ? 'Late' : (queuePlaces.find((place) => place.queue === queue)?.name ?? queue);
