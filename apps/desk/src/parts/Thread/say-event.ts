import type { EventSeen } from '@studio/contract/desk/answers';
import { closingSeenSchema } from '@studio/contract/desk/closing';
import type { Colleague } from '@studio/contract/desk/staff';
import { momentWords, spanWords } from '../moments.ts';
import { outcomeWords } from '../work-words.ts';
import type { StepKind } from './step.ts';

export interface Told {
  readonly now: Date;
  readonly zone: string;
  readonly meId: string;
  readonly colleagues: readonly Colleague[];
}

interface Said {
  readonly kind: StepKind;
  readonly did: string;
}

const us = (did: string): Said => ({ kind: 'us', did });

const alone: Said = {
  kind: 'desk',
  did: 'The enquiry it was merged into is erased: it is on its own again',
};

function saidAssigned(event: EventSeen, { colleagues, meId }: Told): Said {
  const to = event.data['to'];
  if (event.data['forAbsence'] === true) {
    const heir = colleagues.find(({ id }) => id === to)?.name ?? 'a colleague';
    const where = to === null ? 'back to all' : `to ${to === meId ? 'you' : heir}`;
    return { kind: 'desk', did: `${event.by?.name ?? 'Its owner'} is away: it went ${where}` };
  }
  if (to === null) return us('gave it back to all');
  if (to === event.by?.id) return us('took it');
  if (to === meId) return us('gave it to you');
  return us(`gave it to ${colleagues.find(({ id }) => id === to)?.name ?? 'a colleague'}`);
}

function saidAnswered({ data }: EventSeen): Said {
  const spent = typeof data['workingMs'] === 'number' ? spanWords(data['workingMs']) : '';
  const how = data['by'] === 'telephone' ? 'answered by telephone' : 'answered by mail';
  return { kind: 'we', did: spent === '' ? how : `${how}, after ${spent}` };
}

function saidClosed({ data }: EventSeen): Said {
  if (data['alone'] === true) return alone;
  const { data: said } = closingSeenSchema.safeParse(data);
  if (!said) return us('closed it');
  const { reason, why = null, value = null } = said;
  return us(
    `closed it: ${outcomeWords({ closeReason: reason, closeWhy: why, closeValue: value })}`,
  );
}

function saidNotSent({ by, data }: EventSeen, { meId }: Told): Said {
  const whose = by?.id === meId ? 'Your' : by === null ? 'An' : `${by.name}’s`;
  return { kind: 'desk', did: `${whose} reply was not delivered. ${String(data['why'])}` };
}

/** What a colleague did; undefined for what the thread shows in another way. */
export function sayEvent(event: EventSeen, told: Told): Said | undefined {
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
      return { kind: 'desk', did: 'They opened their page' };
    case 'returned':
      return { kind: 'desk', did: 'It was put off until now and is back' };
    case 'silent':
      return {
        kind: 'desk',
        did: `No answer since ${momentWords(new Date(String(data['since'])), told.now, told.zone)}`,
      };
    case 'enquirer-replied':
      // What they added on their page is in the thread itself.
      return data['way'] === 'page' ? undefined : { kind: 'they', did: 'They answered by mail' };
    case 'scheduled':
      return us(
        `wrote an answer to go ${momentWords(new Date(String(data['at'])), told.now, told.zone)}`,
      );
    case 'send-undone':
      return us('took a reply back before it left');
    case 'send-failed':
      return saidNotSent(event, told);
    case 'opened':
      return us('opened it');
    case 'claimed':
      return us('took it');
    case 'assigned':
      return saidAssigned(event, told);
    case 'put-off':
      return us(
        `put it off until ${momentWords(new Date(String(data['until'])), told.now, told.zone)}`,
      );
    case 'brought-back':
      return us('brought it back');
    case 'answered':
      return saidAnswered(event);
    case 'waiting':
      return us('waits for them');
    case 'closed':
      return saidClosed(event);
    case 'reopened':
      return data['alone'] === true ? alone : us('opened it again');
    case 'merged':
      return us(`merged it into ${String(data['reference'])}`);
    case 'joined':
      return us(`merged ${String(data['reference'])} into this one`);
    case 'unmerged':
      return us(`undid the merge with ${String(data['reference'])}`);
    case 'labelled':
      return us(`put the label “${String(data['label'])}” on it`);
    case 'unlabelled':
      return us(`took the label “${String(data['label'])}” off`);
    case 'bounced':
      return { kind: 'desk', did: 'Our mail came back: it was not delivered' };
    case 'auto-replied':
      return { kind: 'they', did: 'Their mailbox answered by itself' };
  }
}

export const nameOf = (by: Colleague | null, meId: string): string => {
  if (by === null) return 'A former colleague';
  return by.id === meId ? 'You' : by.name;
};
