import { RECIPIENTS_AT_MOST } from '@studio/contract/desk/reply-text';

// The server checks more strictly; this shows a typing error while it is typed.
const ADDRESS = /^[^\s@"<>()[\]\\,;:]{1,64}@[^\s@"<>()[\]\\,;:]+\.[^\s@"<>()[\]\\,;:.]{2,}$/u;

/** Separated by commas, semicolons or spaces; `Per <per@mill.example>` is accepted too. */
export const addressesIn = (typed: string): string[] =>
  typed
    .split(/[,;\s]+/u)
    .map((part) => part.replace(/^<|>$/gu, ''))
    .filter((part) => part.includes('@'));

/** Why these addresses cannot be used, as a sentence; undefined if they can. */
export function addressError(addresses: readonly string[]): string | undefined {
  const wrong = addresses.find((address) => !ADDRESS.test(address));
  if (wrong !== undefined) return `${wrong} is not an address.`;
  return addresses.length <= RECIPIENTS_AT_MOST
    ? undefined
    : 'A mail can have at most ten recipients.';
}
