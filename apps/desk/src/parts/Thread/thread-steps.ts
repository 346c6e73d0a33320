import type {
  AdditionView,
  EnquiryDetail,
  EventView,
  MergedPart,
  NotificationView,
} from '@studio/contract/desk/responses';
import { BY_MAIL } from '@studio/contract/desk/by-mail';
import type { WorkingTime } from '@studio/contract/working-time';
import { formatDuration } from '../format-time.ts';
import { pageTitle } from '../page-title.ts';
import { mailSteps, withoutMailed } from './mail-steps.ts';
import { withGaps } from './gaps.ts';
import { nameOf, formatEvent, type EventContext } from './format-event.ts';
import type { Step } from './step.ts';

/** Actions of one person within this time are one step. */
const ONE_BREATH_MS = 10 * 60_000;

/** The part of a thread that belongs to one enquiry: the open one or one that was merged into it. */
type ThreadPart = Omit<MergedPart, 'id' | 'reference'>;

const notificationText: Readonly<
  Record<NotificationView['purpose'], Readonly<Record<NotificationView['state'], string>>>
> = {
  sales: {
    delivered: 'mailed to sales',
    'under way': 'mail to sales is being sent',
    failed: 'the mail to sales was not sent',
  },
  acknowledgement: {
    delivered: 'receipt sent to them',
    'under way': 'receipt is being sent',
    failed: 'the receipt did not reach them',
  },
};

function byItself({ notifications, receivedAt }: ThreadPart): readonly Step[] {
  if (notifications.length === 0) return [];
  const received = Date.parse(receivedAt);
  const last = Math.max(
    received,
    ...notifications.map(({ at }) => (at === null ? received : Date.parse(at))),
  );
  const said = notifications.map(({ purpose, state, problem }) =>
    state === 'failed' && problem !== null
      ? `${notificationText[purpose][state]} and is not retried (${problem.replace(/\.$/u, '')})`
      : notificationText[purpose][state],
  );
  const isDone = notifications.every(({ state }) => state === 'delivered');
  const within =
    last - received < 60_000
      ? `${Math.round((last - received) / 1_000)} s`
      : formatDuration(last - received);
  return [
    {
      key: 'notifications',
      kind: 'system',
      // Placed beside the event it reports, even if the mail went out later.
      at: new Date(received + 1),
      who: '',
      did: `${['stored', ...said].join(', ')}; automatically${isDone ? `, within ${within}` : ''}`,
    },
  ];
}

const addedStep = (added: AdditionView, who: string): Step => ({
  key: added.id,
  kind: 'enquirer',
  at: new Date(added.at),
  who,
  did: added.kind === 'addition' ? 'added' : 'withdrew the enquiry',
  ...(added.words !== '' && { text: added.words }),
});

function eventSteps(events: readonly EventView[], context: EventContext): readonly Step[] {
  return events.flatMap((event): readonly Step[] => {
    const said = formatEvent(event, context);
    if (!said) return [];
    // Automatic steps name no one.
    const who =
      said.kind === 'staff-action' || said.kind === 'reply' ? nameOf(event.by, context.meId) : '';
    return [{ key: event.id, at: new Date(event.at), who, ...said }];
  });
}

/** Joins actions of one person within ten minutes: "opened it" and "took it". */
function joined(steps: readonly Step[]): readonly Step[] {
  return steps.reduce<readonly Step[]>((kept, step) => {
    const last = kept.at(-1);
    const isOne =
      last?.kind === 'staff-action' &&
      step.kind === 'staff-action' &&
      last.who === step.who &&
      last.from === step.from &&
      step.at.getTime() - last.at.getTime() < ONE_BREATH_MS;
    if (!isOne) return [...kept, step];
    return [...kept.slice(0, -1), { ...last, did: `${last.did}, ${step.did}` }];
  }, []);
}

/** Whether it belongs to the merged enquiry's own thread, not to the merging. */
const isOwnEvent = ({ data }: EventView): boolean => data['of'] === undefined;
const isOfMerging = ({ kind }: EventView): boolean => kind === 'merged' || kind === 'unmerged';

/** The steps of one enquiry, unordered: its first message, unless that is a mail, and all others. */
function ownSteps(part: ThreadPart, context: EventContext) {
  const { fields, notes, added, mails, origin } = part;
  const events = part.events.filter(isOwnEvent);
  // Then the mail itself is the first step, with its files and recipients.
  const isByMail = origin.page === BY_MAIL && mails.length > 0;
  const first: Step = {
    key: 'received',
    kind: 'enquirer',
    at: new Date(part.receivedAt),
    who: fields.name,
    did: origin.page === '' ? 'wrote' : `wrote from “${pageTitle(origin.page)}”`,
    text: fields.projectdetails,
  };
  const rest = [
    ...byItself(part),
    ...added.map((one) => addedStep(one, fields.name)),
    ...eventSteps(withoutMailed(events, mails), context),
    ...mailSteps(mails, events, fields, context.meId, isByMail),
    ...notes.map(({ id, by, writtenAt, text }): Step => ({
      key: id,
      kind: 'note',
      at: new Date(writtenAt),
      who: nameOf(by, context.meId),
      did: 'left a note for us',
      text,
    })),
  ];
  return { first: isByMail ? [] : [first], rest };
}

/** The steps of an enquiry that was merged into the open one; each names its reference. */
function mergedSteps(part: MergedPart, context: EventContext): readonly Step[] {
  const events = part.events.filter((event) => !isOfMerging(event));
  const { first, rest } = ownSteps({ ...part, events }, context);
  return [...first, ...rest].map((step) => ({
    ...step,
    key:
      step.key === 'received' || step.key === 'notifications' ? `${step.key} ${part.id}` : step.key,
    from: part.reference,
    ...(step.key === 'received' && { text: `${part.fields.subject}\n\n${step.text ?? ''}`.trim() }),
  }));
}

/** All steps of an enquiry and of those merged into it, oldest first. */
export function stepsOf(
  enquiry: EnquiryDetail,
  context: EventContext,
  time: WorkingTime,
): readonly Step[] {
  const { first, rest } = ownSteps(enquiry, context);
  const sorted = [...rest, ...enquiry.merged.flatMap((part) => mergedSteps(part, context))].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  return withGaps(joined([...first, ...sorted]), context.zone, time);
}
