import type { EnquiryRow } from '@old/contract/desk/answers';
import type { QueueName } from '@old/contract/desk/requests.schema';

/**
 * Whether a row still belongs to the queue it was read from. A change leaves it where it is kept and
 * only takes it out of sight, so that what is refused or undone is back in its place.
 */
export function belongs(row: EnquiryRow, queue: QueueName, me: string): boolean {
  switch (queue) {
    case 'to-answer':
      return row.state === 'to-answer' && row.snoozedUntil === null;
    case 'late':
      return row.state === 'to-answer' && row.firstAnsweredAt === null;
    case 'mine':
      return row.ownerId === me && (row.state === 'to-answer' || row.state === 'waiting');
    default:
      return row.state === queue;
  }
}
