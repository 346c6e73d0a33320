import { addressParser } from 'postal-mime';

/** No legitimate header is longer; a longer one is an attack. */
const LONGEST_VALUE = 64 * 1024;

/** By RFC 5321. An index cannot hold an address of any length, nor an id. */
export const LONGEST_ADDRESS = 254;
const LONGEST_ID_BYTES = 998;

export interface MailHeaders {
  /** Every value of this name, topmost first, each unfolded to one line. */
  readonly all: (name: string) => readonly string[];
  readonly first: (name: string) => string;
}

/** The headers that are requested from the server. The rest of a mail is read only if it is stored. */
export const requestedHeaders = [
  'from',
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'message-id',
  'in-reply-to',
  'references',
  'content-type',
  'return-path',
  'auto-submitted',
  'precedence',
  'list-id',
  'list-unsubscribe',
  'x-autoreply',
  'x-autorespond',
  'authentication-results',
  'x-spam-flag',
  'x-spam-status',
] as const;

/** Parses the raw headers of a mail, as the server sent them. */
export function mailHeaders(raw: Uint8Array): MailHeaders {
  const values = new Map<string, string[]>();
  const lines = Buffer.from(raw)
    .toString('utf8')
    .replace(/\r?\n[ \t]+/gu, ' ')
    .split(/\r?\n/u);
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).toLowerCase();
    // Servers treat "Name :" differently: one that does not recognize it as its own header does not remove a forged
    // one either. Such a line is ignored.
    if (name === '' || /\s/u.test(name)) continue;
    const value = line.slice(colon + 1, colon + 1 + LONGEST_VALUE).trim();
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  const all = (name: string): readonly string[] => values.get(name) ?? [];
  return { all, first: (name) => all(name)[0] ?? '' };
}

/** Addresses in lower case: no mail server in use distinguishes case. */
export function addressesIn(values: readonly string[]): string[] {
  return values
    .flatMap((value) => addressParser(value, { flatten: true }))
    .flatMap(({ address }) => (address === undefined ? [] : address.toLowerCase()))
    .filter((address) => address.includes('@'));
}

/** The ids between angle brackets, as in In-Reply-To and References. */
export function messageIdsIn(value: string): string[] {
  return [...value.matchAll(/<([^<>\s\p{Cc}]+)>/gu)]
    .map(([, id = '']) => id)
    .filter((id) => Buffer.byteLength(id) <= LONGEST_ID_BYTES);
}
