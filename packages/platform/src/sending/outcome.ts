/**
 * retry: try again later. failed: it will not work until an operator fixes something. refused: the
 * visitor's own address does not accept mail, which we cannot fix.
 */
export type Outcome =
  | {
      readonly kind: 'sent';
      /** Only for a reply, if the sales mailbox is read: its sent folder gets a copy. */
      readonly wantsCopy?: boolean;
      /** Only for a reply: the recipients that the mail server refused while others got it. */
      readonly refused?: readonly string[];
      /**
       * Only for a mail to the sales mailboxes: those that the mail server refused while others got it, counted from 1.
       * Positions, because a mailbox may name a person and this ends up in an alarm and the log.
       */
      readonly refusedMailboxes?: readonly number[];
    }
  | {
      readonly kind: 'retry' | 'failed' | 'refused';
      /** Our own words, not the provider's, which may quote an address. */
      readonly problem: string;
      readonly status?: number;
      readonly retryAfterSeconds?: number;
    };

/** A send that takes longer is aborted and retried. */
export const SEND_TIMEOUT_MS = 15_000;

/** A slower connection cannot send files: a mail of 25 MB may take 100 seconds more. */
export const FILE_BYTES_PER_SECOND = 256 * 1024;
