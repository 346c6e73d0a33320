import { verifiedDomain } from './authentication.ts';
import { addressesIn, LONGEST_ADDRESS, type MailHeaders } from './mail-headers.ts';

export type Folder = 'inbox' | 'sent';

export interface OwnPeople {
  /** The colleague with this address; null is a colleague without a desk account. */
  readonly staffIdOf: (address: string) => string | null | undefined;
  /** The name of our mail server in its authentication results; without it only mails in Sent count as ours. */
  readonly ourServer: string | undefined;
}

export interface Sender {
  readonly address: string;
  readonly direction: 'out' | 'in';
  /** Whether our own server verified the address. */
  readonly senderVerified: boolean;
  /** The sender claims to be a colleague, unverified: the mail is stored but changes nothing. */
  readonly isPretender: boolean;
  readonly staffId: string | null;
}

/** Decided only by the verified sender. Belonging to a thread does not prove who wrote a mail. */
export function senderOf(folder: Folder, headers: MailHeaders, people: OwnPeople): Sender {
  const authors = addressesIn(headers.all('from'));
  const [first = ''] = authors;
  const address = first.length > LONGEST_ADDRESS ? '' : first;
  const staffId = people.staffIdOf(address);
  if (folder === 'sent') {
    // Only people with access to our mailbox can put a mail there.
    return {
      address,
      direction: 'out',
      senderVerified: true,
      isPretender: false,
      staffId: staffId ?? null,
    };
  }
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const senderVerified =
    authors.length === 1 &&
    people.ourServer !== undefined &&
    verifiedDomain(headers, people.ourServer) === domain;
  const isOurs = staffId !== undefined;
  return {
    address,
    direction: isOurs && senderVerified ? 'out' : 'in',
    senderVerified,
    isPretender: isOurs && !senderVerified,
    staffId: isOurs && senderVerified ? staffId : null,
  };
}
