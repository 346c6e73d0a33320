import type { Enquiry, EnquiryOrigin } from '@studio/contract';
import type { NoticeKind } from '@studio/contract/desk/notices';
import type { Decided, Value } from '@studio/contract/desk/outcome';
import type { Outcome } from '@studio/platform/sending/outcome.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import type { ChannelName, MessageKind, Purpose } from '@studio/enquiries/database/tables.ts';

/** The message to sales: everything the visitor wrote. */
export interface SalesMessage {
  readonly purpose: 'sales';
  readonly deliveryId: string;
  readonly enquiryId: string;
  readonly reference: string;
  readonly receivedAt: Date;
  /** When its deliveries were planned: on arrival, or when a person released it. */
  readonly plannedAt: Date;
  readonly isProbe: boolean;
  /** It was held as suspected spam until a person released it. */
  readonly isReleased: boolean;
  readonly enquiry: Readonly<Enquiry>;
  readonly origin: EnquiryOrigin;
  readonly sheet: Answers | undefined;
}

/**
 * Sent to an unverified address, so it contains nothing that the visitor typed: otherwise the form
 * could be used to send any text to any address.
 */
export interface Acknowledgement {
  readonly purpose: 'acknowledgement';
  readonly deliveryId: string;
  readonly enquiryId: string;
  readonly reference: string;
  readonly to: string;
  /** The link to the enquirer's own page. */
  readonly enquiryUrl: string;
  /** How soon we answer: the promise and, with enough enquiries, the recent response time. */
  readonly howSoon: string;
  /** They wrote by mail and so saw no privacy notice: the receipt links to it. */
  readonly sawNoNotice: boolean;
}

export interface Confirmation {
  readonly purpose: 'confirmation';
  readonly deliveryId: string;
  readonly to: string;
  readonly confirmUrl: string;
  readonly leaveUrl: string;
}

/** What the enquirer added on their own page, for sales; threaded under the enquiry's mail. */
export interface AdditionMessage {
  readonly purpose: 'message';
  readonly deliveryId: string;
  readonly messageId: string;
  readonly enquiryId: string;
  readonly reference: string;
  readonly kind: MessageKind;
  readonly words: string;
  readonly receivedAt: Date;
  readonly enquiry: Readonly<Enquiry>;
}

/** An event without personal data: the enquiry was erased or answered. */
export interface StatusNotice {
  readonly purpose: 'erasure' | 'answered';
  readonly deliveryId: string;
  readonly enquiryId: string;
  readonly reference: string;
  readonly at: Date;
}

/** For programs: an enquiry was won or lost, or no longer is. Without personal data. */
export interface OutcomeNews {
  readonly purpose: 'outcome';
  readonly deliveryId: string;
  readonly enquiryId: string;
  readonly reference: string;
  readonly outcome: Decided | 'reopened';
  readonly why: string | undefined;
  readonly value: Value | undefined;
  readonly at: Date;
}

/** A file of a reply. */
export interface ReplyFile {
  readonly name: string;
  readonly bytes: number;
  /** Read again at every attempt, one piece at a time. */
  readonly pieces: () => AsyncIterable<Buffer>;
}

/** What a colleague at the desk wrote to the enquirer, or forwarded. Message-IDs are without their brackets. */
export interface Reply {
  readonly purpose: 'reply';
  readonly deliveryId: string;
  readonly enquiryId: string;
  readonly reference: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  /** Only in the envelope. */
  readonly bcc: readonly string[];
  readonly by: string | null;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly ReplyFile[];
  /** When it was written. The same at every attempt, like its Message-ID, so that its bytes are the same too. */
  readonly at: Date;
  readonly messageId: string;
  readonly inReplyTo: string | null;
  /** The earlier mails of the thread, oldest first. */
  readonly earlier: readonly string[];
}

/** For a colleague: what happened to one of their enquiries. */
export interface NoticeMessage {
  readonly purpose: 'notice';
  readonly deliveryId: string;
  readonly enquiryId: string;
  readonly reference: string;
  readonly kind: NoticeKind;
  readonly to: string;
  /** Null if no reply is due. */
  readonly dueAt: Date | null;
  /** Null if its owner wants no names in notices. */
  readonly about: {
    readonly name: string;
    readonly company: string;
    readonly subject: string;
  } | null;
}

export type Message =
  | SalesMessage
  | Acknowledgement
  | Confirmation
  | AdditionMessage
  | StatusNotice
  | OutcomeNews
  | Reply
  | NoticeMessage;

/**
 * Anyone can enter any address in a form, so automatic mails to visitors are rate-limited. A reply is
 * written by a person who has read the enquiry; all other messages are sent to ourselves.
 */
export const isToVisitor = (message: Message): message is Acknowledgement | Confirmation =>
  message.purpose === 'acknowledgement' || message.purpose === 'confirmation';

/** Newly held enquiries, suspected to be spam, for the sales mailbox. */
export interface HeldDigest {
  /** Like 2026-11-15T10; part of the Message-ID, so that a digest sent twice is recognized. */
  readonly hour: string;
  readonly count: number;
  /** The latest ones. */
  readonly held: readonly {
    readonly reference: string;
    readonly receivedAt: Date;
    readonly reason: string;
    readonly subject: string;
    readonly details: string;
  }[];
}

/** The folders beside this file have one implementation each. */
export interface Channel {
  readonly name: ChannelName;
  readonly carries: readonly Purpose[];
  send(message: Message): Promise<Outcome>;
  /** Only channels that send mail have it: a reply, byte for byte as it is sent. */
  readonly bytesOf?: (reply: Reply) => Promise<Buffer>;
  /** Only channels that send mail have it. */
  readonly sendHeldDigest?: (digest: HeldDigest) => Promise<Outcome>;
  /** For `intake doctor`: returns a sentence that says what is wrong. Sends nothing. */
  check(): Promise<string | undefined>;
  close(): void;
}
