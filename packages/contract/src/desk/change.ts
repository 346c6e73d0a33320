import type { Closing } from './outcome.ts';

/** The state of an enquiry. “to-answer”: we must act; “waiting”: the enquirer must. */
export const workStates = ['to-answer', 'waiting', 'answered', 'closed'] as const;
export type WorkState = (typeof workStates)[number];

export const replyChannels = ['mail', 'telephone'] as const;
export type ReplyChannel = (typeof replyChannels)[number];

/** The commands for an enquiry's work. Times are ISO strings, because they are sent as JSON and stored in events. */
export type Command =
  | { readonly kind: 'claimed' }
  /** `away`: the new owner is away, and the person who assigns it has confirmed that. */
  | { readonly kind: 'assigned'; readonly to: string | null; readonly away?: true | undefined }
  | { readonly kind: 'put-off'; readonly until: string }
  | { readonly kind: 'brought-back' }
  | { readonly kind: 'answered'; readonly by: ReplyChannel; readonly then: 'waiting' | 'answered' }
  | { readonly kind: 'waiting' }
  | ({ readonly kind: 'closed' } & Closing)
  /** To answer if omitted; otherwise the state before it was closed. */
  | { readonly kind: 'reopened'; readonly as?: 'waiting' | 'answered' | undefined };

/** Set if an event of the earlier enquiry came through one merged into it: the id of that one. */
interface OfMerged {
  readonly of?: string;
}

interface Other {
  /** The id and the reference of the other enquiry. */
  readonly other: string;
  readonly reference: string;
}

/** The state of the later one when it was merged. */
export interface Joining {
  readonly state: WorkState;
  /** Since when they await a reply there, and when it is due; null if they do not. */
  readonly waits: {
    readonly since: string;
    readonly warnAt: string;
    readonly dueAt: string;
  } | null;
}

type MergeChange =
  /** Recorded for the later enquiry. */
  | ({ readonly kind: 'merged' } & Other)
  /** Recorded for the earlier enquiry. */
  | ({ readonly kind: 'joined' } & Other & Joining)
  /** Recorded for both. */
  | ({ readonly kind: 'unmerged' } & Other);

/** Set if a reply caused the event: the id of the reply. */
interface OfReply {
  readonly reply?: string;
}

/** Everything that changes an enquiry's work. Its current state is computed from these. */
export type Change =
  | { readonly kind: 'received'; readonly dueAt: string; readonly warnAt: string }
  | Exclude<Command, { kind: 'answered' | 'closed' | 'assigned' }>
  /** `forAbsence`: the desk handed it on because its owner, the event's author, is away. */
  | (Extract<Command, { kind: 'assigned' }> & { readonly forAbsence?: true })
  | (Extract<Command, { kind: 'answered' }> &
      OfReply &
      OfMerged & {
        /** The working time that had passed, by the calendar of that day. */
        readonly workingMs: number;
      })
  | (Extract<Command, { kind: 'closed' }> & OfReply)
  /** A reply was scheduled: it is not an answer yet, so the clock runs. */
  | { readonly kind: 'scheduled'; readonly reply: string; readonly at: string }
  /** The reply was undone before it was sent: its other effects no longer count. */
  | { readonly kind: 'send-undone'; readonly reply: string }
  /** The reply failed because no mail server accepted it; `why` is a sentence. Its author gets the enquiry back. */
  | ({ readonly kind: 'send-failed'; readonly reply: string; readonly why: string } & OfMerged)
  /** They wrote, by mail or on their page. The new due time counts only if no reply is owed already. */
  | ({
      readonly kind: 'enquirer-replied';
      readonly dueAt: string;
      readonly warnAt: string;
      /** By mail if omitted. */
      readonly way?: 'mail' | 'page';
    } & OfMerged)
  /** They withdrew the enquiry on their page and expect no answer. */
  | ({ readonly kind: 'withdrew' } & OfMerged)
  /** It was put off and is due back. */
  | { readonly kind: 'returned' }
  /** We wait for them, and they had not written when the owner's reminder was due. */
  | { readonly kind: 'silent'; readonly since: string }
  /** A reply to an enquiry that they withdrew: none was owed, so it counts in no report. */
  | { readonly kind: 'wrote-anyway'; readonly reply: string }
  | MergeChange;

export interface WorkEvent {
  readonly at: string;
  readonly staffId: string | null;
  readonly change: Change;
}
