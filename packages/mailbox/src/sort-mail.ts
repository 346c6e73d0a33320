import { ownMailOf } from '@studio/enquiries/replies/own-mail-id.ts';
import { threadRefsOf, type ThreadRefs } from './thread-match.ts';
import { senderOf, type Folder, type OwnPeople, type Sender } from './direction.ts';
import { addressesIn, messageIdsIn, type MailHeaders } from './mail-headers.ts';
import type { MailboxSettings } from './mailbox-settings.ts';
import { isAutomatic, isListed, isReport, isSpam } from './mail-kind.ts';

/** What the headers of a mail reveal, before anything else of it is read. */
export interface Sorted {
  readonly sender: Sender;
  readonly refs: ThreadRefs;
  readonly recipients: readonly string[];
  /** Empty if it has none. */
  readonly messageId: string;
  readonly isReport: boolean;
  readonly isAutomatic: boolean;
  readonly isSpam: boolean;
  readonly isListed: boolean;
}

/** Undefined if it is not part of a conversation: one of our automatic mails, or our own copy of one. */
export function sortMail(
  folder: Folder,
  headers: MailHeaders,
  people: OwnPeople,
  { address, mailFrom }: Pick<MailboxSettings, 'address' | 'mailFrom'>,
): Sorted | undefined {
  const messageId = messageIdsIn(headers.first('message-id'))[0] ?? '';
  if (ownMailOf(messageId, mailFrom)) return undefined;
  const sender = senderOf(folder, headers, people);
  // The mailbox's own mails are read in Sent; one in the inbox that claims to be from it is ignored.
  if (folder === 'inbox' && sender.address === address) return undefined;
  const automatic = isAutomatic(headers);
  const spam = folder === 'inbox' && isSpam(headers);
  // Neither an automatic mail nor one that our server considers spam is a reply.
  if (sender.direction === 'out' && (automatic || spam)) return undefined;
  return {
    sender,
    refs: threadRefsOf(headers, address),
    recipients: addressesIn(['to', 'cc'].flatMap((name) => headers.all(name))),
    messageId,
    isReport: folder === 'inbox' && isReport(headers),
    isAutomatic: automatic,
    isSpam: spam,
    isListed: isListed(headers, address.slice(address.lastIndexOf('@') + 1)),
  };
}
