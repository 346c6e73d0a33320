import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { foldQuotes } from './fold-quotes.ts';
import { htmlText } from './html-text.ts';
import { recipientsOf, type Recipient } from './in-copy.ts';
import { safeLine, safeText } from '@studio/platform/safe-text.ts';

/** How much of a mail is fetched; its text is at the beginning. */
export const READ_BYTES = 2 * 1024 * 1024;
/**
 * The number of lines that two MiB of an attachment have. The parser takes time per line: a million would take
 * minutes.
 */
const MOST_LINES = 30_000;
const LONGEST_BODY = 100_000;
const LONGEST_SUBJECT = 300;
const LONGEST_NAME = 200;

const bounds = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true };

export interface ReadMail {
  readonly subject: string;
  readonly body: string;
  readonly quotedText: string;
  readonly recipients: readonly Recipient[];
  /** The sender's display name; empty if the mail has none. */
  readonly senderName: string;
  readonly contentHash: Buffer;
  /** A part is missing: the mail was too long, or could not be parsed. */
  readonly isTruncated: boolean;
}

function firstLines(source: Uint8Array): Uint8Array {
  let at = -1;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    at = source.indexOf(0x0a, at + 1);
    if (at === -1) return source;
  }
  return source.subarray(0, at + 1);
}

/** Of a mail that cannot be parsed, the beginning is stored. */
async function parsed(source: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(source, bounds);
  } catch {
    return undefined;
  }
}

function wordsOf(mail: Email | undefined, source: Uint8Array): string {
  if (!mail) return Buffer.from(source.subarray(0, LONGEST_BODY)).toString('utf8');
  const plain = mail.text?.trim() ?? '';
  return plain === '' ? htmlText(mail.html ?? '') : plain;
}

export async function readMail(fetched: Uint8Array, wholeBytes: number): Promise<ReadMail> {
  const source = firstLines(fetched);
  const mail = await parsed(source);
  const words = safeText(wordsOf(mail, source));
  const { body, quotedText } = foldQuotes(words.slice(0, 2 * LONGEST_BODY));
  return {
    subject: safeLine(mail?.subject ?? '', LONGEST_SUBJECT),
    body: body.slice(0, LONGEST_BODY).toWellFormed(),
    quotedText: quotedText.slice(0, LONGEST_BODY).toWellFormed(),
    senderName: safeLine(mail?.from?.name ?? '', LONGEST_NAME),
    recipients: recipientsOf([...(mail?.to ?? []), ...(mail?.cc ?? [])]),
    // A hash of the full text: the same mail read again has the same hash, however its quotations are folded.
    contentHash: createHash('sha256').update(words).digest(),
    isTruncated: !mail || wholeBytes > source.byteLength || words.length > LONGEST_BODY,
  };
}
