import type { Address, Mailbox } from 'postal-mime';
import { safeLine } from '@studio/platform/safe-text.ts';
import { LONGEST_ADDRESS } from './mail-headers.ts';

/** A person in To or Cc of a mail, as written there. */
export interface Recipient {
  readonly name: string;
  readonly address: string;
}

export interface InCopy extends Recipient {
  /** One of our own people. */
  readonly isOurs: boolean;
}

/** Mails with more recipients come from a mailing list and are not a conversation. */
const MOST_PEOPLE = 30;
const LONGEST_NAME = 100;

const mailboxesOf = (list: readonly Address[]): Mailbox[] =>
  list.flatMap((one) => (one.group ? one.group : one));

/** Each address once. Invalid addresses are left out, because no mail could be sent there. */
export function recipientsOf(list: readonly Address[]): Recipient[] {
  const found = new Map<string, Recipient>();
  for (const { name, address } of mailboxesOf(list)) {
    const key = address.toLowerCase();
    if (found.size >= MOST_PEOPLE || found.has(key)) continue;
    if (address.length > LONGEST_ADDRESS || !/^[^\s\p{C}@<>"]+@[^\s\p{C}@<>"]+$/u.test(address))
      continue;
    found.set(key, { name: safeLine(name, LONGEST_NAME), address });
  }
  return [...found.values()];
}

interface Known {
  /** The mailbox that sales reads, and the address our own mails come from. */
  readonly ownAddresses: readonly string[];
  /** The mail's sender and the enquirer. */
  readonly others: readonly string[];
  readonly isStaff: (address: string) => boolean;
}

/** `sales+7K3QF-9M2XA@…` is the mailbox as well. */
const withoutTag = (address: string): string => address.replace(/\+[^@]*(?=@)/u, '');

/** The recipients of a mail besides the mailbox, the sender and the enquirer. */
export function inCopy(recipients: readonly Recipient[], known: Known): InCopy[] {
  const own = new Set(known.ownAddresses.map((address) => address.toLowerCase()));
  const others = new Set(known.others.map((address) => address.toLowerCase()));
  return recipients.flatMap((one) => {
    const address = one.address.toLowerCase();
    if (others.has(address) || own.has(address) || own.has(withoutTag(address))) return [];
    return [{ ...one, isOurs: known.isStaff(address) }];
  });
}
