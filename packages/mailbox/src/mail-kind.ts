import type { MailHeaders } from './mail-headers.ts';

export type MailKind = 'message' | 'auto-reply' | 'bounce' | 'spam';

export const isReport = (headers: MailHeaders): boolean =>
  /^multipart\/report\b/iu.test(headers.first('content-type'));

/** Whether a program sent the mail, by RFC 3834 and older conventions. */
export function isAutomatic(headers: MailHeaders): boolean {
  const submitted = headers.first('auto-submitted').toLowerCase();
  if (submitted !== '' && !/^no\b/u.test(submitted)) return true;
  if (/^(?:bulk|junk|list|auto_reply)\b/iu.test(headers.first('precedence'))) return true;
  if (headers.first('x-autoreply') !== '' || headers.first('x-autorespond') !== '') return true;
  return headers.all('return-path').some((path) => /^<\s*>$/u.test(path));
}

/**
 * A newsletter or a list. If the sales mailbox is a list itself, its provider marks every mail so; lists of our own
 * domain therefore do not count.
 */
export const isListed = (headers: MailHeaders, ourDomain: string): boolean =>
  headers.first('list-unsubscribe') !== '' &&
  !headers.first('list-id').toLowerCase().includes(ourDomain);

/** By the headers of common spam filters. Senders who set them themselves only harm themselves. */
export const isSpam = (headers: MailHeaders): boolean =>
  ['x-spam-flag', 'x-spam-status'].some((name) =>
    headers.all(name).some((value) => /^yes\b/iu.test(value)),
  );

const WHY = [
  [/^5\.1\.|^5\.4\.4|^5\.2\.1/u, 'no-such-address'],
  [/^5\.2\.2|^5\.2\.3/u, 'mailbox-full'],
] as const;

export type BounceReason = (typeof WHY)[number][1] | 'refused';

export interface Report {
  /** Ids of the mails it is about. */
  readonly about: readonly string[];
  /** Undefined if it only reports a delay. */
  readonly failed: BounceReason | undefined;
  /** The recipients it did not reach, in lower case; empty if it names none. */
  readonly failedFor: readonly string[];
}

/** A delivery report (RFC 3464), parsed as plain lines: programs write it, and often incorrectly. */
export function readReport(source: Uint8Array): Report {
  const text = Buffer.from(source).toString('latin1');
  const inside = text.slice(Math.max(0, text.search(/\r?\n\r?\n/u)));
  const about = [...inside.matchAll(/^message-id:\s*<([^<>\s\p{Cc}]{1,998})>/gimu)];
  const status = /^status:\s*(\d\.\d{1,3}\.\d{1,3})/imu.exec(inside)?.[1] ?? '';
  const action = /^action:\s*([a-z]+)/imu.exec(inside)?.[1]?.toLowerCase() ?? '';
  const isFinal = action === 'failed' || (action === '' && status.startsWith('5.'));
  const why = WHY.find(([form]) => form.test(status))?.[1] ?? 'refused';
  // A report has one part per recipient, and may have reached some of them.
  const failing = inside
    .split(/\r?\n\r?\n/u)
    .filter((part) => !/^action:\s*(?!failed|\s)/imu.test(part));
  const recipients = failing.flatMap((part) => [
    ...part.matchAll(/^(?:final|original)-recipient:[^;\r\n]*;[ \t]*(\S+)/gimu),
  ]);
  return {
    about: about.map(([, id = '']) => id),
    failed: isFinal ? why : undefined,
    failedFor: recipients.map(([, address = '']) => address.toLowerCase()),
  };
}
