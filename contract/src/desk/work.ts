/** Where an enquiry stands. To answer is ours to do; waiting is theirs. */
export const workStates = ['to-answer', 'waiting', 'answered', 'closed'] as const;
export type WorkState = (typeof workStates)[number];

export const closeReasons = ['won', 'lost', 'not-for-us', 'spam', 'duplicate'] as const;
export type CloseReason = (typeof closeReasons)[number];

export const answerWays = ['mail', 'telephone'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** What may be asked of an enquiry's work. Times are ISO texts: they travel, and lie in the events. */
export type Command =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'assigned'; readonly to: string | null }
  | { readonly kind: 'snoozed'; readonly until: string }
  | { readonly kind: 'woken' }
  | { readonly kind: 'answered'; readonly by: AnswerWay; readonly then: 'waiting' | 'answered' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'closed'; readonly reason: CloseReason }
  | { readonly kind: 'reopened' };

/** What a reply of the desk brought about names it. */
interface OfReply {
  readonly reply?: string;
}

/** Everything that changes an enquiry's work. What is true of it now is what these amount to. */
export type Change =
  | { readonly kind: 'received'; readonly dueAt: string; readonly warnAt: string }
  | Exclude<Command, { kind: 'answered' | 'closed' }>
  | (Extract<Command, { kind: 'answered' }> &
      OfReply & {
        /** Working time that had passed, by the calendar of that day. */
        readonly workingMs: number;
      })
  | (Extract<Command, { kind: 'closed' }> & OfReply)
  /** The reply never left: whatever came with it counts no more. */
  | { readonly kind: 'taken-back'; readonly reply: string }
  /** The same, because no mail server took it; `why` is a sentence. Its writer has it again. */
  | { readonly kind: 'not-sent'; readonly reply: string; readonly why: string }
  /** They answered. The promise counts only where nobody owes them one already. */
  | { readonly kind: 'they-wrote'; readonly dueAt: string; readonly warnAt: string };

export interface WorkEvent {
  readonly at: string;
  readonly staffId: string | null;
  readonly change: Change;
}

export interface Work {
  readonly version: number;
  readonly state: WorkState;
  readonly ownerId: string | null;
  readonly closeReason: CloseReason | null;
  readonly snoozedUntil: string | null;
  readonly warnAt: string;
  readonly dueAt: string;
  readonly firstAnsweredAt: string | null;
  /** Since when they wait for another answer; null where the first one is due, or none. */
  readonly askedAgainAt: string | null;
  /** When the first answer was due, where another one is or was; null where `dueAt` says it. */
  readonly firstDueAt: string | null;
}

/** Whether somebody waits for us, and a clock runs. */
export const isOwed = ({ state, firstAnsweredAt, askedAgainAt }: Work): boolean =>
  state === 'to-answer' && (firstAnsweredAt === null || askedAgainAt !== null);

/** The answers that are owed, and those that were. */
export type Owing = Pick<Work, 'dueAt' | 'firstDueAt' | 'firstAnsweredAt' | 'askedAgainAt'>;

/** What the clock of an enquiry is read from: the answer they wait for, or else the first one. */
export function awaitingOf(work: Owing, receivedAt: Date) {
  const { askedAgainAt, dueAt, firstDueAt, firstAnsweredAt } = work;
  if (askedAgainAt !== null) {
    return { receivedAt: new Date(askedAgainAt), dueAt: new Date(dueAt), answeredAt: null };
  }
  const answeredAt = firstAnsweredAt === null ? null : new Date(firstAnsweredAt);
  return { receivedAt, dueAt: new Date(firstDueAt ?? dueAt), answeredAt };
}

type Edit = Partial<Omit<Work, 'version'>>;

function editOf(work: Work, { at, staffId, change }: WorkEvent): Edit {
  switch (change.kind) {
    case 'received':
      return { dueAt: change.dueAt, warnAt: change.warnAt };
    case 'claimed':
      return { ownerId: staffId };
    case 'assigned':
      return { ownerId: change.to };
    case 'snoozed':
      return { snoozedUntil: change.until };
    case 'woken':
      return { snoozedUntil: null };
    case 'answered':
      return {
        state: change.then,
        snoozedUntil: null,
        // Whoever answers has taken it.
        ownerId: work.ownerId ?? staffId,
        firstAnsweredAt: work.firstAnsweredAt ?? at,
        askedAgainAt: null,
      };
    case 'waiting':
      return { state: 'waiting', snoozedUntil: null, askedAgainAt: null };
    case 'closed':
      return {
        state: 'closed',
        snoozedUntil: null,
        closeReason: change.reason,
        askedAgainAt: null,
      };
    case 'reopened':
      return { state: 'to-answer', closeReason: null };
    case 'taken-back':
      return {};
    case 'not-sent':
      // Whoever closed it meanwhile thought that they were answered.
      return {
        ownerId: work.ownerId ?? staffId,
        snoozedUntil: null,
        ...(work.firstAnsweredAt === null && { state: 'to-answer' as const, closeReason: null }),
      };
    case 'they-wrote':
      // Another mail of somebody who waits gives us no more time.
      if (isOwed(work)) return { snoozedUntil: null };
      return {
        state: 'to-answer',
        closeReason: null,
        snoozedUntil: null,
        warnAt: change.warnAt,
        dueAt: change.dueAt,
        askedAgainAt: at,
        firstDueAt: work.firstDueAt ?? work.dueAt,
      };
  }
}

const unborn: Work = {
  version: 0,
  state: 'to-answer',
  ownerId: null,
  closeReason: null,
  snoozedUntil: null,
  warnAt: '',
  dueAt: '',
  firstAnsweredAt: null,
  askedAgainAt: null,
  firstDueAt: null,
};

export const afterEvent = (work: Work, event: WorkEvent): Work => ({
  ...work,
  ...editOf(work, event),
  version: work.version + 1,
});

/**
 * What an enquiry's events amount to, the first of them first. Those of a reply that was taken back or did
 * not leave are passed over: what others did meanwhile stays, and nothing is restored from memory.
 */
export function workOf(events: readonly WorkEvent[]): Work {
  const goneAt = new Map(
    events.flatMap(({ change }, at) =>
      change.kind === 'taken-back' || change.kind === 'not-sent' ? [[change.reply, at]] : [],
    ),
  );
  // What comes after it counts: tried again, the reply may have left.
  const isGone = ({ change }: WorkEvent, at: number): boolean =>
    'reply' in change && at < (goneAt.get(change.reply ?? '') ?? -1);
  return events.reduce(
    (work, event, at) =>
      isGone(event, at) ? { ...work, version: work.version + 1 } : afterEvent(work, event),
    unborn,
  );
}
