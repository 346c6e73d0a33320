import type { Lead, LeadOrigin } from '@old/contract';
import type { Answers } from '@old/sheet/answers.ts';
import type { ChannelName, MessageKind, Purpose } from '#platform/tables.ts';

/** What a person in sales is told: everything the visitor wrote. */
export interface SalesMessage {
  readonly purpose: 'sales';
  readonly deliveryId: string;
  readonly leadId: string;
  readonly reference: string;
  readonly receivedAt: Date;
  /** When its deliveries were planned: at once, or when a person released it. */
  readonly plannedAt: Date;
  readonly isProbe: boolean;
  /** It was held back as suspected spam until a person said that it is real. */
  readonly isReleased: boolean;
  readonly lead: Readonly<Lead>;
  readonly origin: LeadOrigin;
  readonly sheet: Answers | undefined;
}

/** Goes to an address nobody has proved to own: what may go back to it, own-words.ts decides. */
export interface Acknowledgement {
  readonly purpose: 'acknowledgement';
  readonly deliveryId: string;
  readonly leadId: string;
  readonly reference: string;
  readonly to: string;
  /** Their own page. */
  readonly enquiryUrl: string;
  /** How soon we answer: what is promised and, where enough wrote, how it was lately. */
  readonly howSoon: string;
  readonly written: { readonly subject: string; readonly projectdetails: string };
  /** Behind the # of the sheet's page, where they drew one and its words may go back. */
  readonly sheetFragment: string | undefined;
}

export interface Confirmation {
  readonly purpose: 'confirmation';
  readonly deliveryId: string;
  readonly to: string;
  readonly confirmUrl: string;
  readonly leaveUrl: string;
}

/** What the enquirer said on their own page, for sales: it belongs to the mail of the enquiry. */
export interface LaterMessage {
  readonly purpose: 'message';
  readonly deliveryId: string;
  readonly messageId: string;
  readonly leadId: string;
  readonly reference: string;
  readonly kind: MessageKind;
  readonly words: string;
  readonly receivedAt: Date;
  readonly lead: Readonly<Lead>;
}

/** It has happened, and nothing of the person is left to tell. */
export interface Happening {
  readonly purpose: 'erasure' | 'answered';
  readonly deliveryId: string;
  readonly leadId: string;
  readonly reference: string;
  readonly at: Date;
}

/** What somebody at the desk wrote to the enquirer. Message-IDs are without their brackets. */
export interface Reply {
  readonly purpose: 'reply';
  readonly deliveryId: string;
  readonly leadId: string;
  readonly reference: string;
  readonly to: string;
  readonly by: string | null;
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
  readonly inReplyTo: string | null;
  /** The mails before it, the first of them first. */
  readonly earlier: readonly string[];
}

export type Message =
  | SalesMessage
  | Acknowledgement
  | Confirmation
  | LaterMessage
  | Happening
  | Reply;

/**
 * Anybody may have written the address of a visitor, so that what goes there by itself is counted. A
 * reply is written by a person who has read the enquiry; all others are to ourselves.
 */
export const isToVisitor = (message: Message): message is Acknowledgement | Confirmation =>
  message.purpose === 'acknowledgement' || message.purpose === 'confirmation';

/** Enquiries held back as suspected spam, for the sales mailbox. */
export interface HeldDigest {
  /** Like 2026-11-15: the same digest sent again is recognized by it. */
  readonly day: string;
  readonly count: number;
  /** The latest of them. */
  readonly held: readonly {
    readonly reference: string;
    readonly receivedAt: Date;
    readonly reason: string;
    readonly subject: string;
    readonly details: string;
  }[];
}

/**
 * retry: try again later. park: it will not work until somebody mends something. refused: the
 * visitor's own address does not take mail, which no mending of ours can change.
 */
export type Outcome =
  | {
      readonly kind: 'sent';
      /** Of a reply where somebody reads the mailbox: what was sent, byte for byte. */
      readonly mail?: Buffer;
    }
  | {
      readonly kind: 'retry' | 'park' | 'refused';
      /** Ours, not the provider's: theirs may quote an address. */
      readonly problem: string;
      readonly status?: number;
      readonly retryAfterSeconds?: number;
    };

/** The port: one adapter in each folder beside this file. */
export interface Channel {
  readonly name: ChannelName;
  readonly carries: readonly Purpose[];
  send(message: Message): Promise<Outcome>;
  /** Only a channel that reaches a mailbox has it. */
  readonly tellHeld?: (digest: HeldDigest) => Promise<Outcome>;
  /** A sentence on what is wrong, for `intake doctor`; nothing is sent. */
  check(): Promise<string | undefined>;
  close(): void;
}

/** No provider may hold a message longer; what hangs is tried again. */
export const SEND_TIMEOUT_MS = 15_000;
