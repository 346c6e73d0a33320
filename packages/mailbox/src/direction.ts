import { verifiedDomain } from './authentication.ts';
import { addressesIn, type MailHeaders } from './mail-headers.ts';

export type Folder = 'inbox' | 'sent';

export interface OwnPeople {
  /** Which colleague has this address; null is a colleague whom the desk does not know. */
  readonly staffIdOf: (address: string) => string | null | undefined;
  /** How our mail server names itself in its results; left out, only Sent shows what is ours. */
  readonly ourServer: string | undefined;
}

export interface Sender {
  readonly address: string;
  readonly direction: 'out' | 'in';
  /** Whether our own server vouches for the address. */
  readonly senderVerified: boolean;
  /** The sender claims to be a colleague, without proof: the mail is kept and changes nothing. */
  readonly isPretender: boolean;
  readonly staffId: string | null;
}

/** By the verified sender alone. That a mail belongs to a thread does not prove who wrote it. */
export function senderOf(folder: Folder, headers: MailHeaders, people: OwnPeople): Sender {
  const authors = addressesIn(headers.all('from'));
  const address = authors[0] ?? '';
  const staffId = people.staffIdOf(address);
  if (folder === 'sent') {
    // Only people with access to our mailbox can put something there.
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
