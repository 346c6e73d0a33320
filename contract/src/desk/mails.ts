import type { DraftKind } from './requests.schema.ts';
import type { Colleague } from './staff.ts';
import type { Work } from './work.ts';

/** What was written both ways, what is being written, and what comes of sending it. */

/** waiting: stored, and not gone yet. sent: their mail server took it. parked: it will not go by itself. */
export type MailState = 'waiting' | 'sent' | 'parked';

/** One mail of the thread, theirs or ours. */
export interface MailSeen {
  readonly id: string;
  readonly direction: 'out' | 'in';
  /** The address it came from, as it says; empty where the desk wrote it. */
  readonly sender: string;
  /** Our own mail server vouches for that address. */
  readonly isProven: boolean;
  /** Not all of it is here; the mailbox has the rest. */
  readonly isCut: boolean;
  /** spam: our own mail server takes it for that. */
  readonly nature: 'message' | 'auto-reply' | 'bounce' | 'spam';
  /** Who of us wrote it; null for theirs, and for ours where nobody knows. */
  readonly by: Colleague | null;
  readonly at: string;
  readonly subject: string;
  readonly body: string;
  /** The quoted part. */
  readonly folded: string;
  readonly attachments: readonly { readonly name: string; readonly bytes: number }[];
  /** Of a reply written at the desk; null for every other mail. */
  readonly delivery: MailState | null;
  /** Why it waits or is parked, as a sentence; null where nothing is wrong. */
  readonly problem: string | null;
  /** Until then it can be taken back; null where it cannot. */
  readonly takeBackUntil: string | null;
}

export interface DraftSeen {
  readonly text: string;
  readonly writtenAt: string;
}

export type Drafts = Readonly<Partial<Record<DraftKind, DraftSeen>>>;

/** A text to begin a reply with; its fields are filled by `filled` of reply-text.ts. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface ReplySent {
  readonly id: string;
  readonly takeBackUntil: string | null;
  readonly now: Work;
}

/** What was taken back is handed over again, to go on with. */
export interface TakenBack {
  readonly text: string;
  readonly now: Work;
}
