import { awaitsReply, type CloseReason, type Work, type WorkState } from './work.ts';

/** The most rows in one answer. */
export const ROWS_AT_MOST = 50;
/** The most held enquiries in one decision. */
export const HELD_AT_MOST = 1_000;

/** The user and the time: Mine depends on the one, Late and Put off on the other. */
export interface QueueContext {
  readonly me: string;
  readonly now: Date;
}

/**
 * One rule in two languages: a condition on a row of enquiry_work for PostgreSQL, and a predicate for what the
 * app holds. `:me` in the SQL is the id of the signed-in user. A table test runs both over the same enquiries
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
/** They wait for our answer, and a clock runs. */
export const owed: Rule = {
  sql: `state = 'to-answer' and (first_answered_at is null or owed_since is not null)`,
  has: awaitsReply,
};
/** Late means from its due time on, and does so everywhere: here, on the clock, in notices and in reports. */
const overdue: Rule = {
  sql: 'due_at <= now()',
  has: ({ dueAt }, { now }) => Date.parse(dueAt) <= now.getTime(),
};
const warned: Rule = {
  sql: 'warn_at <= now() and due_at > now()',
  has: ({ warnAt, dueAt }, { now }) =>
    Date.parse(warnAt) <= now.getTime() && Date.parse(dueAt) > now.getTime(),
};

/** In which order a queue is read: columns of enquiry_work, and the fields of a row that say the same. */
interface Order {
  readonly columns: readonly ('due_at' | 'received_at' | 'put_off_until' | 'state_since')[];
  readonly fields: readonly ('dueAt' | 'receivedAt' | 'putOffUntil' | 'stateSince')[];
  readonly isLatestFirst: boolean;
}

/** Those due first come first; of those due together, the one that has waited longest. */
const byDue: Order = {
  columns: ['due_at', 'received_at'],
  fields: ['dueAt', 'receivedAt'],
  isLatestFirst: false,
};
/** Those decided last. */
const latestFirst: Order = {
  columns: ['state_since', 'received_at'],
  fields: ['stateSince', 'receivedAt'],
  isLatestFirst: true,
};
/** The longest silence first. */
const bySilence: Order = { ...latestFirst, isLatestFirst: false };
/** Those that come back first. */
const byReturn: Order = {
  columns: ['put_off_until', 'received_at'],
  fields: ['putOffUntil', 'receivedAt'],
  isLatestFirst: false,
};

/**
 * Every enquiry is in exactly one of To answer, Waiting, Put off, Answered and Closed. Mine goes across them.
 * Late is a part of To answer: what is put off comes back before it is due (work.ts).
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

/** The names alone, to validate a URL. */
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

/** They expect no answer from us. */
const notAsked: readonly CloseReason[] = ['spam', 'duplicate', 'withdrawn'];

/**
 * Whom every report of answers counts: the public response time, the desk's reports and the metric. Held enquiries are
 * not on the desk. Closed as not for us without a word, an enquiry counts as not answered, because the promise is
 * given to everyone who asks. The metric's view `answer_times` repeats this rule; a test compares the three
 * (apps/desk-api/tests/report-agreement.test.ts).
 */
export const countsAsAsked = {
  sql: `close_reason is null or close_reason not in (${notAsked.map((reason) => `'${reason}'`).join(', ')})`,
  has: ({ closeReason }: Pick<Work, 'closeReason'>): boolean =>
    closeReason === null || !notAsked.includes(closeReason),
};

/** The first answer came at or after its due time, or did not come until now. */
export const firstAnswerLate = {
  sql: 'coalesce(first_answered_at, now()) >= coalesce(first_due_at, due_at)',
};

/**
 * They have not written for as long as we wanted to wait: its owner is reminded once, and it comes first under Mine.
 * The time is set with the reply and is not part of the work.
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

/** What a row is placed by, within its queue. */
export type Placed = Pick<Work, 'dueAt' | 'putOffUntil'> & {
  readonly id: string;
  readonly receivedAt: string;
  readonly stateSince: string;
};

/** Whether one comes before the other in this queue; moments are ISO texts in UTC, which sort as they are. */
export function isBefore(queue: QueueName, one: Placed, other: Placed): boolean {
  const { fields, isLatestFirst } = queueRules[queue].order;
  const placeOf = (row: Placed) => [...fields.map((field) => row[field] ?? ''), row.id].join(' ');
  return isLatestFirst ? placeOf(one) > placeOf(other) : placeOf(one) < placeOf(other);
}

/** What decides in which list a mail without an enquiry appears: rows of other_mails. */
interface OtherMailStanding {
  readonly isAutomatic: boolean;
  readonly setAsideAt: string | null;
}

/** Every one of them is in exactly one of these. Only those to decide about are counted. */
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
