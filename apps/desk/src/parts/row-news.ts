import type { EnquiryRow } from '@studio/contract/desk/responses';
import { outcomeText } from './work-text.ts';

const firstName = (name: string | undefined): string => name?.split(' ')[0] ?? 'a colleague';

/** The outcome of an enquiry or its last event, as a tag of the row; undefined if it is new or answered. */
export function tagOf(
  row: EnquiryRow,
  meId: string,
  when: (at: Date) => string,
): string | undefined {
  const { news, ownerId, waitingReply } = row;
  if (row.closeReason !== null) return outcomeText(row);
  if (waitingReply)
    return waitingReply.isHeld ? 'reply paused' : `to be sent ${when(new Date(waitingReply.at))}`;
  switch (news.kind) {
    case 'enquirer-replied':
      return news.way === 'page' ? 'added on their page' : 'wrote again, by mail';
    case 'assigned':
      if (ownerId === null) return `unassigned by ${firstName(news.by?.name)}`;
      return ownerId === meId && news.by?.id !== meId
        ? `assigned by ${firstName(news.by?.name)}`
        : undefined;
    case 'returned':
      return 'back from Put off';
    case 'silent':
      return 'no answer, follow up';
    case 'send-failed':
      return 'reply not delivered';
    case 'joined':
      return 'merged with another';
    case 'unmerged':
      return 'merge undone';
    case 'received':
    case 'withdrew':
    case 'answered':
    case 'merged':
      return undefined;
  }
}

/** The event whose time the row shows. */
export function lastActionOf({ news }: EnquiryRow): string {
  switch (news.kind) {
    case 'enquirer-replied':
      return news.way === 'page' ? 'added' : 'wrote again';
    case 'withdrew':
      return 'withdrew it';
    case 'assigned':
      return 'assigned';
    case 'returned':
      return 'back since';
    case 'silent':
      return 'reminded';
    case 'send-failed':
      return 'not sent';
    case 'answered':
      return 'answered';
    case 'merged':
    case 'joined':
      return 'merged';
    case 'unmerged':
      return 'merge undone';
    case 'received':
      return 'arrived';
  }
}
