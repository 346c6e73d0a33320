import type { EventSeen } from '@old/contract/desk/answers';
import type { Colleague } from '@old/contract/desk/staff';
import { momentWords, spanWords } from '../moments.ts';
import { closeWords } from '../work-words.ts';
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

function saidAssigned(event: EventSeen, { colleagues, meId }: Told): Said {
  const to = event.data['to'];
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

function saidNotSent({ by, data }: EventSeen, { meId }: Told): Said {
  const whose = by?.id === meId ? 'Your' : by === null ? 'An' : `${by.name}’s`;
  return { kind: 'desk', did: `${whose} answer did not leave. ${String(data['why'])}` };
}

/** What somebody of ours did; nothing for what the thread tells in another way. */
export function sayEvent(event: EventSeen, told: Told): Said | undefined {
  const { data } = event;
  switch (event.kind) {
    case 'received':
    case 'noted':
      return undefined;
    case 'they-wrote':
      return { kind: 'they', did: 'They answered by mail' };
    case 'taken-back':
      return us('took a reply back before it left');
    case 'not-sent':
      return saidNotSent(event, told);
    case 'opened':
      return us('opened it');
    case 'claimed':
      return us('took it');
    case 'assigned':
      return saidAssigned(event, told);
    case 'snoozed':
      return us(
        `put it off until ${momentWords(new Date(String(data['until'])), told.now, told.zone)}`,
      );
    case 'woken':
      return us('brought it back');
    case 'answered':
      return saidAnswered(event);
    case 'waiting':
      return us('waits for them');
    case 'closed':
      return us(`closed it: ${closeWords(String(data['reason']))}`);
    case 'reopened':
      return us('opened it again');
    case 'bounced':
      return { kind: 'desk', did: 'Our mail came back: it was not delivered' };
    case 'auto-replied':
      return { kind: 'they', did: 'Their mailbox answered by itself' };
  }
}

export const nameOf = (by: Colleague | null, meId: string): string => {
  if (by === null) return 'Somebody who has left';
  return by.id === meId ? 'You' : by.name;
};
