import type { AddedSeen, EnquiryWhole, EventSeen, ToldSeen } from '@old/contract/desk/answers';
import type { WorkingTime } from '@old/contract/working-time';
import { spanWords } from '../moments.ts';
import { mailSteps, withoutMailed } from './mail-steps.ts';
import { withPauses } from './pauses.ts';
import { nameOf, sayEvent, type Told } from './say-event.ts';
import type { Step } from './step.ts';

/** What one person did within this belongs to one line. */
const ONE_BREATH_MS = 10 * 60_000;

const toldWords: Readonly<
  Record<ToldSeen['purpose'], Readonly<Record<ToldSeen['state'], string>>>
> = {
  sales: {
    delivered: 'mailed to sales',
    'under way': 'mail to sales is under way',
    parked: 'mail to sales is parked',
  },
  acknowledgement: {
    delivered: 'receipt sent to them',
    'under way': 'receipt is under way',
    parked: 'receipt is parked',
  },
};

function byItself({ told, receivedAt }: EnquiryWhole): readonly Step[] {
  if (told.length === 0) return [];
  const received = Date.parse(receivedAt);
  const last = Math.max(
    received,
    ...told.map(({ at }) => (at === null ? received : Date.parse(at))),
  );
  const said = told.map(({ purpose, state }) => toldWords[purpose][state]);
  const isDone = told.every(({ state }) => state === 'delivered');
  const within =
    last - received < 60_000
      ? `${Math.round((last - received) / 1_000)} s`
      : spanWords(last - received);
  return [
    {
      key: 'told',
      kind: 'desk',
      // A mail that comes late is still told where it belongs: beside what it tells of.
      at: new Date(received + 1),
      who: '',
      did: `${['stored', ...said].join(', ')}; by itself${isDone ? `, within ${within}` : ''}`,
    },
  ];
}

const addedStep = (added: AddedSeen, who: string): Step => ({
  key: added.id,
  kind: 'they',
  at: new Date(added.at),
  who,
  did: added.kind === 'addition' ? 'added' : 'withdrew the enquiry',
  ...(added.words !== '' && { text: added.words }),
});

function eventSteps(events: readonly EventSeen[], told: Told): readonly Step[] {
  return events.flatMap((event): readonly Step[] => {
    const said = sayEvent(event, told);
    if (!said) return [];
    // Machines have no name.
    const who = said.kind === 'us' || said.kind === 'we' ? nameOf(event.by, told.meId) : '';
    return [{ key: event.id, at: new Date(event.at), who, ...said }];
  });
}

/** "opened it" and "took it" of one person in one breath are one line. */
function joined(steps: readonly Step[]): readonly Step[] {
  return steps.reduce<readonly Step[]>((kept, step) => {
    const last = kept.at(-1);
    const isOne =
      last?.kind === 'us' &&
      step.kind === 'us' &&
      last.who === step.who &&
      step.at.getTime() - last.at.getTime() < ONE_BREATH_MS;
    if (!isOne) return [...kept, step];
    return [...kept.slice(0, -1), { ...last, did: `${last.did}, ${step.did}` }];
  }, []);
}

/** All that happened to an enquiry, the first first. */
export function stepsOf(enquiry: EnquiryWhole, told: Told, time: WorkingTime): readonly Step[] {
  const { lead, notes, added, events, mails, origin } = enquiry;
  const first: Step = {
    key: 'received',
    kind: 'they',
    at: new Date(enquiry.receivedAt),
    who: lead.name,
    did: origin.page === '' ? 'wrote' : `wrote from ${origin.page}`,
    text: lead.projectdetails,
  };
  const rest = [
    ...byItself(enquiry),
    ...added.map((one) => addedStep(one, lead.name)),
    ...eventSteps(withoutMailed(events, mails), told),
    ...mailSteps(mails, events, lead, told.meId),
    ...notes.map(({ id, by, writtenAt, text }): Step => ({
      key: id,
      kind: 'note',
      at: new Date(writtenAt),
      who: nameOf(by, told.meId),
      did: 'left a note for us',
      text,
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  return withPauses(joined([first, ...rest]), told.zone, time);
}
