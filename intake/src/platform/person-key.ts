import { createHmac } from 'node:crypto';

/** One mailbox by its usual spellings: in any case, and with or without a +tag. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [box = ''] = lower.slice(0, at).split('+');
  // An address that begins with its tag names no box; all of it stays, or they would be one.
  return box === '' ? lower : `${box}${lower.slice(at)}`;
}

/** A person by their mailbox. Keyed: without the secret nobody can try addresses against what is kept. */
export function personKey(secret: string, address: string): Buffer {
  return createHmac('sha256', secret)
    .update(`recipient.${mailboxOf(address)}`)
    .digest();
}

/** Somebody of ours, by the name they log in with. */
export function staffKey(secret: string, account: string): Buffer {
  return createHmac('sha256', secret).update(`staff.${account}`).digest();
}
