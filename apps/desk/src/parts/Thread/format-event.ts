import type { EventView } from '@studio/contract/desk/responses';
import { closingViewSchema } from '@studio/contract/desk/closing';
import type { Colleague } from '@studio/contract/desk/staff';
import { formatMoment, formatDuration } from '../format-time.ts';
import { outcomeText } from '../work-text.ts';
import type { StepKind } from './step.ts';

export interface EventContext {
  readonly now: Date;
  readonly zone: string;
  readonly meId: string;
  readonly colleagues: readonly Colleague[];
}

interface FormattedEvent {
  readonly kind: StepKind;
  readonly did: string;
}

const us = (did: string): FormattedEvent => ({ kind: 'staff-action', did });

const alone: FormattedEvent = {
  kind: 'system',
  did: 'The enquiry it was merged into was erased, so it is separate again',
};

function formatAssigned(event: EventView, { colleagues, meId }: EventContext): FormattedEvent {
  const to = event.data['to'];
  if (event.data['forAbsence'] === true) {
    const heir = colleagues.find(({ id }) => id === to)?.name ?? 'a colleague';
    const where = to === null ? 'unassigned' : `assigned to ${to === meId ? 'you' : heir}`;
    return { kind: 'system', did: `${event.by?.name ?? 'Its owner'} is away: ${where}` };
  }
  if (to === null) return us('unassigned it');
  if (to === event.by?.id) return us('took it');
  if (to === meId) return us('assigned it to you');
  return us(`assigned it to ${colleagues.find(({ id }) => id === to)?.name ?? 'a colleague'}`);
}

function formatAnswered({ data }: EventView): FormattedEvent {
  const spent = typeof data['workingMs'] === 'number' ? formatDuration(data['workingMs']) : '';
  const how = data['by'] === 'telephone' ? 'answered by telephone' : 'answered by mail';
  return { kind: 'reply', did: spent === '' ? how : `${how}, after ${spent}` };
}

function formatClosed({ data }: EventView): FormattedEvent {
  if (data['alone'] === true) return alone;
  const { data: said } = closingViewSchema.safeParse(data);
  if (!said) return us('closed it');
  const { reason, why = null, value = null } = said;
  return us(`closed it: ${outcomeText({ closeReason: reason, closeWhy: why, closeValue: value })}`);
}

function formatNotSent({ by, data }: EventView, { meId }: EventContext): FormattedEvent {
  const whose = by?.id === meId ? 'Your' : by === null ? 'An' : `${by.name}’s`;
  return { kind: 'system', did: `${whose} reply was not delivered. ${String(data['why'])}` };
}

/** What a colleague did; undefined for events that the thread shows in another way. */
export function formatEvent(event: EventView, context: EventContext): FormattedEvent | undefined {
  const { data } = event;
  switch (event.kind) {
    case 'received':
    case 'noted':
    case 'seen':
    case 'withdrew':
    case 'wrote-anyway':
    case 'forwarded':
      return undefined;
    case 'viewed':
      return { kind: 'system', did: 'They opened their page' };
    case 'returned':
      return { kind: 'system', did: 'It was put off until now and is back' };
    case 'silent':
      return {
        kind: 'system',
        did: `No answer since ${formatMoment(new Date(String(data['since'])), context.now, context.zone)}`,
      };
    case 'enquirer-replied':
      // An addition on their page is a message of the thread.
      return data['way'] === 'page' ? undefined : { kind: 'enquirer', did: 'They wrote by mail' };
    case 'scheduled':
      return us(
        `scheduled a reply for ${formatMoment(new Date(String(data['at'])), context.now, context.zone)}`,
      );
    case 'send-undone':
      return us('canceled a reply before it was sent');
    case 'send-failed':
      return formatNotSent(event, context);
    case 'opened':
      return us('opened it');
    case 'claimed':
      return us('took it');
    case 'assigned':
      return formatAssigned(event, context);
    case 'put-off':
      return us(
        `put it off until ${formatMoment(new Date(String(data['until'])), context.now, context.zone)}`,
      );
    case 'brought-back':
      return us('brought it back');
    case 'answered':
      return formatAnswered(event);
    case 'waiting':
      return us('marked it as waiting for them');
    case 'closed':
      return formatClosed(event);
    case 'reopened':
      return data['alone'] === true ? alone : us('opened it again');
    case 'merged':
      return us(`merged it into ${String(data['reference'])}`);
    case 'joined':
      return us(`merged ${String(data['reference'])} into this one`);
    case 'unmerged':
      return us(`undid the merge with ${String(data['reference'])}`);
    case 'labelled':
      return us(`added the label “${String(data['label'])}”`);
    case 'unlabelled':
      return us(`removed the label “${String(data['label'])}”`);
    case 'bounced':
      return { kind: 'system', did: 'Our mail came back: it was not delivered' };
    case 'auto-replied':
      return { kind: 'enquirer', did: 'Their mailbox sent an automatic reply' };
  }
}

export const nameOf = (by: Colleague | null, meId: string): string => {
  if (by === null) return 'A former colleague';
  return by.id === meId ? 'You' : by.name;
};
