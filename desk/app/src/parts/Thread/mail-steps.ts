import type { Lead } from '@old/contract';
import type { EventSeen } from '@old/contract/desk/answers';
import type { MailSeen } from '@old/contract/desk/mails';
import { spanWords } from '../moments.ts';
import { nameOf } from './say-event.ts';
import type { Step } from './step.ts';

/** An event and the mail it tells of are written together, give or take what a mail program is late. */
const SAME_MS = 5 * 60_000;

const isOf = ({ direction, at, id }: MailSeen, event: EventSeen): boolean => {
  if (typeof event.data['reply'] === 'string') return event.data['reply'] === id;
  const way = event.kind === 'answered' ? 'out' : 'in';
  return direction === way && Math.abs(Date.parse(at) - Date.parse(event.at)) < SAME_MS;
};

const toldByMail: ReadonlySet<string> = new Set([
  'answered',
  'bounced',
  'auto-replied',
  'they-wrote',
]);

/** What the mails tell better is not told twice; a reply that was taken back was never an answer. */
export function withoutMailed(
  events: readonly EventSeen[],
  mails: readonly MailSeen[],
): readonly EventSeen[] {
  const gone = new Set(
    events.flatMap(({ kind, data }) => (kind === 'taken-back' ? [data['reply']] : [])),
  );
  return events.filter((event) => {
    if (event.kind === 'taken-back') return true;
    if (gone.has(event.data['reply'] ?? '')) return false;
    const isMailed = toldByMail.has(event.kind) && event.data['by'] !== 'telephone';
    return !(isMailed && mails.some((mail) => isOf(mail, event)));
  });
}

const goneWords = ({ delivery }: MailSeen): string => {
  if (delivery === 'waiting') return ', on its way';
  return delivery === 'sent' ? ', delivered' : '';
};

function outWords(mail: MailSeen, events: readonly EventSeen[]): string {
  if (mail.delivery === 'parked')
    return `wrote an answer that did not leave: ${mail.problem ?? 'it will not go by itself'}`;
  // The last one: a reply that was given up may have left after all.
  const event = events.findLast((one) => one.kind === 'answered' && isOf(mail, one));
  const spent = event?.data['workingMs'];
  const after = typeof spent === 'number' ? `, after ${spanWords(spent)}` : '';
  return `answered by mail${after}${goneWords(mail)}`;
}

const inWords: Readonly<Record<MailSeen['nature'], string>> = {
  message: 'answered by mail',
  'auto-reply': 'Their mailbox answered by itself',
  bounce: 'Our mail came back: it was not delivered',
  spam: 'Our mail server takes this for spam: it is nobody’s turn',
};

type Them = Pick<Lead, 'name' | 'email'>;

/** The enquiry's address can be known to others: only what comes from theirs is called by their name. */
function inStep({ nature, sender, isProven }: MailSeen, { name, email }: Them) {
  if (nature !== 'message') return { who: '', did: inWords[nature] };
  if (sender.toLowerCase() === email.toLowerCase()) return { who: name, did: inWords.message };
  const doubt = isProven ? '' : ', and nothing shows that it was they';
  return { who: sender, did: `wrote by mail${doubt}` };
}

/** Every mail of the thread, theirs and ours. */
export function mailSteps(
  mails: readonly MailSeen[],
  events: readonly EventSeen[],
  them: Them,
  meId: string,
): readonly Step[] {
  return mails.map((mail): Step => {
    const { id, direction, by, at, body, folded, attachments } = mail;
    const us = by === null ? 'Somebody of us' : nameOf(by, meId);
    const isOurs = direction === 'out';
    const step = isOurs ? { who: us, did: outWords(mail, events) } : inStep(mail, them);
    const rest = mail.isCut ? '; not all of it is here, the mailbox has the rest' : '';
    return {
      key: id,
      kind: isOurs ? 'we' : 'they',
      at: new Date(at),
      who: step.who,
      did: step.did + rest,
      text: body,
      folded,
      attached: attachments,
    };
  });
}
