import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { workStates, type Change, type Joining, type WorkEvent } from './change.ts';
import { closeReasons, valueViewSchema } from './outcome.ts';

export {
  replyChannels,
  workStates,
  type ReplyChannel,
  type Change,
  type Command,
  type WorkEvent,
  type WorkState,
} from './change.ts';
export { closeReasons, type CloseReason } from './outcome.ts';

export const workSchema = z.object({
  version: z.number(),
  state: z.enum(workStates),
  ownerId: z.nullable(z.string()),
  closeReason: z.nullable(z.enum(closeReasons)),
  /** Null while it is open, and if no reason or value was given. */
  closeWhy: z.nullable(z.string()),
  closeValue: z.nullable(valueViewSchema),
  putOffUntil: z.nullable(z.iso.datetime()),
  warnAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  firstAnsweredAt: z.nullable(z.iso.datetime()),
  /** Since when they await another reply; null if the first one is due, or none. */
  owedSince: z.nullable(z.iso.datetime()),
  /** When the first answer was due, once there is a later due time; null while `dueAt` is the first one. */
  firstDueAt: z.nullable(z.iso.datetime()),
  /** Since when there is something its owner (without one: anyone) has not seen; null if all is seen. */
  unreadSince: z.nullable(z.iso.datetime()),
  /** The enquiry that it was merged into; null if it was not merged. */
  mergedInto: z.nullable(z.string()),
});
export type Work = DeepReadonly<z.infer<typeof workSchema>>;

/** Whether a message of the enquirer has no answer. Closing keeps this, so that opening it again restores the clock. */
export const isUnanswered = ({ firstAnsweredAt, owedSince }: Work): boolean =>
  firstAnsweredAt === null || owedSince !== null;

/** Whether the enquirer awaits our reply, and a clock runs. */
export const awaitsReply = (work: Work): boolean =>
  work.state === 'to-answer' && isUnanswered(work);

/** An enquiry that is put off comes back this long before its reply is due. */
const BACK_BEFORE_DUE_MS = 30 * 60_000;

/** The latest time it can be put off to; undefined if no reply is owed. */
export const backAtLatest = (work: Work): Date | undefined =>
  awaitsReply(work) ? new Date(Date.parse(work.dueAt) - BACK_BEFORE_DUE_MS) : undefined;

/** The time it is put off to if this one is chosen: never past the due time. */
export function limitPutOff(work: Work, chosen: string): string {
  const [latest, until] = [backAtLatest(work), new Date(chosen)];
  return (latest !== undefined && until > latest ? latest : until).toISOString();
}

export const notClosed = { closeReason: null, closeWhy: null, closeValue: null } as const;

/** News of an enquiry is for its owner; without an owner it is unread for everyone. */
export const isUnread = ({ unreadSince, ownerId }: Work, me: string): boolean =>
  unreadSince !== null && (ownerId === null || ownerId === me);

export const isWithdrawn = ({ closeReason }: Pick<Work, 'closeReason'>): boolean =>
  closeReason === 'withdrawn';

/** The deadlines of the owed reply and of the first one. */
export type ReplyDeadlines = Pick<
  Work,
  'state' | 'dueAt' | 'firstDueAt' | 'firstAnsweredAt' | 'owedSince'
>;

/** The deadline that the clock shows: that of the owed reply, otherwise that of the first one. */
export function currentDeadline(work: ReplyDeadlines, receivedAt: Date) {
  const { state, owedSince, dueAt, firstDueAt, firstAnsweredAt } = work;
  if (state !== 'closed' && owedSince !== null) {
    return { receivedAt: new Date(owedSince), dueAt: new Date(dueAt), answeredAt: null };
  }
  const answeredAt = firstAnsweredAt === null ? null : new Date(firstAnsweredAt);
  return { receivedAt, dueAt: new Date(firstDueAt ?? dueAt), answeredAt };
}

type Edit = Partial<Omit<Work, 'version'>>;

/** Whether an event is news to the enquiry's owner: their own actions are not, nor are most of a colleague's. */
function isNews({ ownerId, mergedInto }: Work, { staffId, change }: WorkEvent): boolean {
  const isOthers = ownerId !== null && ownerId !== staffId;
  // An event of a merged enquiry is news of the one it was merged into.
  if (mergedInto !== null) return change.kind === 'merged' && isOthers;
  switch (change.kind) {
    case 'received':
    case 'enquirer-replied':
    case 'withdrew':
    case 'returned':
    case 'silent':
    case 'send-failed':
      return true;
    case 'assigned':
      return change.to !== staffId;
    case 'put-off':
    case 'joined':
    case 'unmerged':
      return isOthers;
    default:
      return false;
  }
}

/** Timestamps are ISO strings in UTC, which sort as text. */
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** Merging gives us no more time: of two running clocks, the one that ends first counts. */
function joinedEdit(work: Work, { state, waits }: Joining): Edit {
  if (waits === null) return state === 'to-answer' ? { state, putOffUntil: null } : {};
  if (awaitsReply(work)) {
    return {
      putOffUntil: null,
      warnAt: earlier(work.warnAt, waits.warnAt),
      dueAt: earlier(work.dueAt, waits.dueAt),
    };
  }
  return {
    state: 'to-answer',
    putOffUntil: null,
    warnAt: waits.warnAt,
    dueAt: waits.dueAt,
    owedSince: waits.since,
    firstDueAt: work.firstDueAt ?? work.dueAt,
  };
}

/** Ends the merge. Only an erasure does this; commands on a merged enquiry are refused (work-rules.ts). */
const endsMerge: ReadonlySet<Change['kind']> = new Set(['closed', 'reopened']);

function patchFor(work: Work, { at, staffId, change }: WorkEvent): Edit {
  // The enquiry it was merged into takes all events. If the merge is undone they count here (replay.ts).
  if (work.mergedInto !== null && !endsMerge.has(change.kind)) return {};
  switch (change.kind) {
    case 'received':
      return { dueAt: change.dueAt, warnAt: change.warnAt };
    case 'claimed':
      return { ownerId: staffId };
    case 'assigned':
      return { ownerId: change.to };
    case 'put-off':
      return { putOffUntil: change.until };
    case 'brought-back':
    case 'returned':
      return { putOffUntil: null };
    case 'withdrew':
      // A closed enquiry stays closed, and the withdrawal of a merged one does not withdraw this one.
      if (work.state === 'closed' || change.of !== undefined) return {};
      return {
        state: 'closed',
        closeReason: 'withdrawn',
        putOffUntil: null,
        owedSince: null,
      };
    case 'wrote-anyway':
    case 'scheduled':
      return { ownerId: work.ownerId ?? staffId };
    case 'answered':
      return {
        // A reply from a mail program leaves a closed enquiry closed.
        state: work.state === 'closed' ? 'closed' : change.then,
        putOffUntil: null,
        // The person who answers becomes the owner.
        ownerId: work.ownerId ?? staffId,
        firstAnsweredAt: work.firstAnsweredAt ?? at,
        owedSince: null,
      };
    case 'waiting':
      return { state: 'waiting', putOffUntil: null, owedSince: null };
    case 'closed':
      return {
        state: 'closed',
        putOffUntil: null,
        closeReason: change.reason,
        closeWhy: change.why ?? null,
        closeValue: change.value ?? null,
        mergedInto: null,
      };
    case 'reopened':
      return {
        state: change.as ?? 'to-answer',
        ...notClosed,
        putOffUntil: null,
        mergedInto: null,
      };
    case 'merged':
      return {
        state: 'closed',
        closeReason: 'duplicate',
        putOffUntil: null,
        owedSince: null,
        // The person who merges it has read it; another owner is notified (isNews).
        unreadSince: null,
        mergedInto: change.other,
      };
    case 'joined':
      return joinedEdit(work, change);
    case 'unmerged':
    case 'send-undone':
    case 'silent':
      return {};
    case 'send-failed':
      // The colleague who closed it meanwhile thought that the enquirer had a reply.
      return {
        ownerId: work.ownerId ?? staffId,
        putOffUntil: null,
        ...(isUnanswered(work) && { state: 'to-answer' as const, ...notClosed }),
      };
    case 'enquirer-replied':
      // Another mail of an enquirer who already waits gives us no more time.
      if (awaitsReply(work)) return { putOffUntil: null };
      return {
        state: 'to-answer',
        ...notClosed,
        putOffUntil: null,
        warnAt: change.warnAt,
        dueAt: change.dueAt,
        owedSince: at,
        firstDueAt: work.firstDueAt ?? work.dueAt,
      };
  }
}

/** After every change of the due time: an enquiry that is put off comes back before it. */
const inTime = (work: Work): Work =>
  work.putOffUntil === null ? work : { ...work, putOffUntil: limitPutOff(work, work.putOffUntil) };

export function applyEvent(work: Work, event: WorkEvent): Work {
  const next = inTime({ ...work, ...patchFor(work, event), version: work.version + 1 });
  return isNews(next, event) ? { ...next, unreadSince: work.unreadSince ?? event.at } : next;
}
