import { awaitsReply, type CloseReason, type Work, type WorkState } from './work.ts';

/** The most rows in one response. */
export const ROWS_AT_MOST = 50;
/** The most held enquiries in one decision. */
export const HELD_AT_MOST = 1_000;

/** The user and the time: Mine depends on the one, Late and Put off on the other. */
export interface QueueContext {
  readonly me: string;
  readonly now: Date;
}

/**
 * Each rule exists twice: as a condition on a row of enquiry_work for PostgreSQL, and as a predicate for the app's
 * rows. `:me` in the SQL is the id of the signed-in user. A table test runs both over the same enquiries
 * (apps/desk-api/tests/queues.test.ts).
 */
interface Rule {
  readonly sql: string;
  readonly has: (work: Work, context: QueueContext) => boolean;
}

/** Put the condition that is rarely true first: the app checks ten thousand rows at every change. */
const both = (one: Rule, other: Rule): Rule => ({
  sql: `(${one.sql}) and (${other.sql})`,
  has: (work, context) => one.has(work, context) && other.has(work, context),
});

const inState = (...states: readonly WorkState[]): Rule => ({
  sql: `state in (${states.map((state) => `'${state}'`).join(', ')})`,
  has: ({ state }) => states.includes(state),
});
const ownedByMe: Rule = {
  sql: 'owner_id = :me',
  has: ({ ownerId }, { me }) => ownerId === me,
};
const putOff: Rule = {
  sql: 'put_off_until > now()',
  has: ({ putOffUntil }, { now }) =>
    putOffUntil !== null && Date.parse(putOffUntil) > now.getTime(),
};
const notPutOff: Rule = {
  sql: 'put_off_until is null or put_off_until <= now()',
  has: ({ putOffUntil }, { now }) =>
    putOffUntil === null || Date.parse(putOffUntil) <= now.getTime(),
};
/** They await our reply, and a clock runs. */
export const owed: Rule = {
  sql: `state = 'to-answer' and (first_answered_at is null or owed_since is not null)`,
  has: awaitsReply,
};
/** Late starts exactly at the due time, everywhere: here, on the clock, in notices and in reports. */
const overdue: Rule = {
  sql: 'due_at <= now()',
  has: ({ dueAt }, { now }) => Date.parse(dueAt) <= now.getTime(),
};
const warned: Rule = {
  sql: 'warn_at <= now() and due_at > now()',
  has: ({ warnAt, dueAt }, { now }) =>
    Date.parse(warnAt) <= now.getTime() && Date.parse(dueAt) > now.getTime(),
};

/** The order of a queue: columns of enquiry_work, and the matching fields of a row. */
interface Order {
  readonly columns: readonly ('due_at' | 'received_at' | 'put_off_until' | 'state_since')[];
  readonly fields: readonly ('dueAt' | 'receivedAt' | 'putOffUntil' | 'stateSince')[];
  readonly isLatestFirst: boolean;
}

/** The earliest due first; of those due together, the one that has waited longest. */
const byDue: Order = {
  columns: ['due_at', 'received_at'],
  fields: ['dueAt', 'receivedAt'],
  isLatestFirst: false,
};
/** The last decided first. */
const latestFirst: Order = {
  columns: ['state_since', 'received_at'],
  fields: ['stateSince', 'receivedAt'],
  isLatestFirst: true,
};
/** The longest silence first. */
const bySilence: Order = { ...latestFirst, isLatestFirst: false };
/** The next to come back first. */
const byReturn: Order = {
  columns: ['put_off_until', 'received_at'],
  fields: ['putOffUntil', 'receivedAt'],
  isLatestFirst: false,
};

/**
 * Every enquiry is in exactly one of To answer, Waiting, Put off, Answered and Closed. Mine spans all of them. Late
 * is a part of To answer: an enquiry that is put off comes back before it is due (work.ts).
 */
export const queueRules = {
  'to-answer': { ...both(inState('to-answer'), notPutOff), order: byDue },
  mine: { ...both(ownedByMe, inState('to-answer', 'waiting')), order: byDue },
  late: { ...both(both(owed, overdue), notPutOff), order: byDue },
  waiting: { ...both(inState('waiting'), notPutOff), order: bySilence },
  'put-off': { ...both(putOff, inState('to-answer', 'waiting')), order: byReturn },
  answered: { ...inState('answered'), order: latestFirst },
  closed: { ...inState('closed'), order: latestFirst },
} satisfies Record<string, Rule & { readonly order: Order }>;

export type QueueName = keyof typeof queueRules;

/** The names, to validate a URL. */
export const queues = [
  'to-answer',
  'mine',
  'late',
  'waiting',
  'put-off',
  'answered',
  'closed',
] as const satisfies readonly QueueName[];

/** To answer, owed, and little time is left: those who could still answer in time are notified. */
export const dueSoon: Rule = both(both(owed, warned), notPutOff);

export const isInQueue = (queue: QueueName, work: Work, context: QueueContext): boolean =>
  queueRules[queue].has(work, context);

/** Held enquiries are not on the desk yet, so this rule is about rows of enquiries. */
export const held = {
  sql: `state = 'held'`,
  has: ({ state }: { readonly state: string }): boolean => state === 'held',
};

/** Their senders expect no reply. */
const notAsked: readonly CloseReason[] = ['spam', 'duplicate', 'withdrawn'];

/**
 * The enquiries that every report of replies counts: the public response time, the desk's reports and the metric.
 * Held enquiries are not on the desk. One closed as not for us without a reply counts as not answered, because the
 * response target applies to everyone who asks. The metric's view `answer_times` repeats this rule; a test compares
 * the three (apps/desk-api/tests/report-agreement.test.ts).
 */
export const countsAsAsked = {
  sql: `close_reason is null or close_reason not in (${notAsked.map((reason) => `'${reason}'`).join(', ')})`,
  has: ({ closeReason }: Pick<Work, 'closeReason'>): boolean =>
    closeReason === null || !notAsked.includes(closeReason),
};

/** The first reply came at or after its due time, or is overdue. */
export const firstAnswerLate = {
  sql: 'coalesce(first_answered_at, now()) >= coalesce(first_due_at, due_at)',
};

/**
 * They have not written by the chosen time: the owner is reminded once, and the enquiry comes first under Mine. The
 * time is set with the reply and is not part of the work.
 */
export const followUp = {
  sql: `state = 'waiting' and put_off_until is null and remind_at <= now()`,
  has: (
    { state, putOffUntil, remindAt }: Pick<Work, 'state' | 'putOffUntil'> & Reminded,
    now: Date,
  ): boolean =>
    state === 'waiting' &&
    putOffUntil === null &&
    remindAt !== null &&
    Date.parse(remindAt) <= now.getTime(),
};
interface Reminded {
  readonly remindAt: string | null;
}

/** The fields that decide a row's place in its queue. */
export type Placed = Pick<Work, 'dueAt' | 'putOffUntil'> & {
  readonly id: string;
  readonly receivedAt: string;
  readonly stateSince: string;
};

/** Whether one comes before the other in this queue. Timestamps are ISO strings in UTC, which sort as text. */
export function isBefore(queue: QueueName, one: Placed, other: Placed): boolean {
  const { fields, isLatestFirst } = queueRules[queue].order;
  const placeOf = (row: Placed) => [...fields.map((field) => row[field] ?? ''), row.id].join(' ');
  return isLatestFirst ? placeOf(one) > placeOf(other) : placeOf(one) < placeOf(other);
}

/** The columns of other_mails that decide in which list a mail appears. */
interface OtherMailStanding {
  readonly isAutomatic: boolean;
  readonly setAsideAt: string | null;
}

/** Every such mail is in exactly one of these lists. Only those that need a decision are counted. */
export const otherMailRules = {
  open: {
    sql: 'set_aside_at is null and not is_automatic',
    has: ({ isAutomatic, setAsideAt }: OtherMailStanding) => setAsideAt === null && !isAutomatic,
  },
  automatic: {
    sql: 'set_aside_at is null and is_automatic',
    has: ({ isAutomatic, setAsideAt }: OtherMailStanding) => setAsideAt === null && isAutomatic,
  },
  'set-aside': {
    sql: 'set_aside_at is not null',
    has: ({ setAsideAt }: OtherMailStanding) => setAsideAt !== null,
  },
} as const;
export type OtherMailList = keyof typeof otherMailRules;
export const otherMailLists = [
  'open',
  'automatic',
  'set-aside',
] as const satisfies readonly OtherMailList[];
