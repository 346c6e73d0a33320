import { createHash, createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Normalizes the usual spellings of a mailbox: lower case, without a +tag. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [box = ''] = lower.slice(0, at).split('+');
  // An address that begins with its tag is kept whole; otherwise all of them would be the same.
  return box === '' ? lower : `${box}${lower.slice(at)}`;
}

/** A keyed hash of a person's mailbox: without the secret no one can test addresses against it. */
export function personKey(secret: string, address: string): Buffer {
  return createHmac('sha256', secret)
    .update(`recipient.${mailboxOf(address)}`)
    .digest();
}

/** Normalizes a domain as mail servers do, so that other forms of its letters and dots are the same. */
const domainOf = (domain: string): string => (domainToASCII(domain) || domain).replace(/\.+$/u, '');

/**
 * The key for counting mails to one person. Gmail ignores dots and has two domains, so one mailbox has
 * thousands of spellings. Only the count merges them. Finding, exporting and erasing use the address as
 * given, because a wrong guess would show or delete another person's data; here it costs one mail.
 */
export function recipientKey(secret: string, address: string): Buffer {
  const mailbox = mailboxOf(address);
  const at = mailbox.lastIndexOf('@');
  const [box, domain] = [mailbox.slice(0, at), domainOf(mailbox.slice(at + 1))];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return personKey(secret, isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`);
}

/** A colleague, by the account name of the operating system. */
export function staffKey(secret: string, account: string): Buffer {
  return createHmac('sha256', secret).update(`staff.${account}`).digest();
}

/** A person at the desk, by the id of their account; without a secret, as `staff_actor_key` makes it. */
export function deskKey(staffId: string): Buffer {
  return createHash('sha256').update(`staff.${staffId}`).digest();
}
