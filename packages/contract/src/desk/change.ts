import type { Closing } from './outcome.ts';

/** Where an enquiry stands. To answer is ours to do; waiting is theirs. */
export const workStates = ['to-answer', 'waiting', 'answered', 'closed'] as const;
export type WorkState = (typeof workStates)[number];

export const answerWays = ['mail', 'telephone'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** What may be asked of an enquiry's work. Times are ISO texts: they travel, and lie in the events. */
export type Command =
  | { readonly kind: 'claimed' }
  /** `away`: they are away, and whoever gives it to them knows. */
  | { readonly kind: 'assigned'; readonly to: string | null; readonly away?: true | undefined }
  | { readonly kind: 'snoozed'; readonly until: string }
  | { readonly kind: 'woken' }
  | { readonly kind: 'answered'; readonly by: AnswerWay; readonly then: 'waiting' | 'answered' }
  | { readonly kind: 'waiting' }
  | ({ readonly kind: 'closed' } & Closing)
  /** To answer if it is left out; otherwise as it was before it was closed. */
  | { readonly kind: 'reopened'; readonly as?: 'waiting' | 'answered' | undefined };

/** What happened to the earlier one because of another that was merged into it names that one. */
interface OfMerged {
  readonly of?: string;
}

interface Other {
  /** The other enquiry's id, and how it is called. */
  readonly other: string;
  readonly reference: string;
}

/** How the later one stood when it was merged. */
export interface Joining {
  readonly state: WorkState;
  /** Since when they wait there for an answer, and until when it is due; null where they do not. */
  readonly waits: {
    readonly since: string;
    readonly warnAt: string;
    readonly dueAt: string;
  } | null;
}

type MergeChange =
  /** Of the later one. */
  | ({ readonly kind: 'merged' } & Other)
  /** Of the earlier one. */
  | ({ readonly kind: 'joined' } & Other & Joining)
  /** Of both. */
  | ({ readonly kind: 'unmerged' } & Other);

/** What a reply of the desk brought about names it. */
interface OfReply {
  readonly reply?: string;
}

/** Everything that changes an enquiry's work. What is true of it now is what these amount to. */
export type Change =
  | { readonly kind: 'received'; readonly dueAt: string; readonly warnAt: string }
  | Exclude<Command, { kind: 'answered' | 'closed' | 'assigned' }>
  /** `forAbsence`: the desk handed it on because its owner, who is named as doing it, is away. */
  | (Extract<Command, { kind: 'assigned' }> & { readonly forAbsence?: true })
  | (Extract<Command, { kind: 'answered' }> &
      OfReply &
      OfMerged & {
        /** Working time that had passed, by the calendar of that day. */
        readonly workingMs: number;
      })
  | (Extract<Command, { kind: 'closed' }> & OfReply)
  /** A reply was written that goes later: nobody is answered yet, and the clock runs. */
  | { readonly kind: 'scheduled'; readonly reply: string; readonly at: string }
  /** The reply never left: whatever came with it counts no more. */
  | { readonly kind: 'taken-back'; readonly reply: string }
  /** The same, because no mail server took it; `why` is a sentence. Its writer has it again. */
  | ({ readonly kind: 'not-sent'; readonly reply: string; readonly why: string } & OfMerged)
  /** They wrote, by mail or on their page. The new due time counts only if no answer is owed already. */
  | ({
      readonly kind: 'they-wrote';
      readonly dueAt: string;
      readonly warnAt: string;
      /** By mail if it is left out. */
      readonly way?: 'mail' | 'page';
    } & OfMerged)
  /** They withdrew the enquiry on their page and expect no answer. */
  | ({ readonly kind: 'withdrew' } & OfMerged)
  /** It was put off, and its time has come. */
  | { readonly kind: 'returned' }
  /** We wait for them, and no word came until its owner wanted to be told. */
  | { readonly kind: 'silent'; readonly since: string }
  /** A reply to an enquiry that they withdrew: no answer was owed, so it counts in no report. */
  | { readonly kind: 'wrote-anyway'; readonly reply: string }
  | MergeChange;

export interface WorkEvent {
  readonly at: string;
  readonly staffId: string | null;
  readonly change: Change;
}
