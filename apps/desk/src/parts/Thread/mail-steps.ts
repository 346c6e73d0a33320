import type { Enquiry } from '@studio/contract';
import type { EventView } from '@studio/contract/desk/responses';
import type { MailView } from '@studio/contract/desk/mails';
import { formatDuration } from '../format-time.ts';
import { nameOf } from './format-event.ts';
import type { Step } from './step.ts';

/** How far apart an event and its mail may be: mail programs set the date themselves. */
const SAME_MS = 5 * 60_000;

const isOf = ({ direction, at, id }: MailView, event: EventView): boolean => {
  if (typeof event.data['reply'] === 'string') return event.data['reply'] === id;
  const way = event.kind === 'answered' ? 'out' : 'in';
  return direction === way && Math.abs(Date.parse(at) - Date.parse(event.at)) < SAME_MS;
};

const shownAsMail: ReadonlySet<string> = new Set([
  'answered',
  'bounced',
  'auto-replied',
  'enquirer-replied',
]);

/** Removes events that the thread shows as mails, and replies that were undone. */
export function withoutMailed(
  events: readonly EventView[],
  mails: readonly MailView[],
): readonly EventView[] {
  const gone = new Set(
    events.flatMap(({ kind, data }) => (kind === 'send-undone' ? [data['reply']] : [])),
  );
  return events.filter((event) => {
    if (event.kind === 'send-undone') return true;
    if (gone.has(event.data['reply'] ?? '')) return false;
    const isMailed = shownAsMail.has(event.kind) && event.data['by'] !== 'telephone';
    return !(isMailed && mails.some((mail) => isOf(mail, event)));
  });
}

const goneText = ({ delivery }: MailView): string => {
  if (delivery === 'waiting') return ', on its way';
  return delivery === 'sent' ? ', delivered' : '';
};

const refusedText = ({ refused }: MailView): string =>
  refused.length === 0
    ? ''
    : `, but not to ${new Intl.ListFormat('en').format(refused)}: the mail server refused ${refused.length === 1 ? 'that address' : 'those addresses'}`;

function outText(mail: MailView, events: readonly EventView[]): string {
  if (mail.delivery === 'failed')
    return `wrote a reply that was not sent: ${mail.problem ?? 'it is not retried'}`;
  if (events.some(({ kind, data }) => kind === 'forwarded' && data['reply'] === mail.id))
    return `forwarded it${goneText(mail)}${refusedText(mail)}`;
  // The last event counts: a reply that was given up may have left after all.
  const event = events.findLast((one) => one.kind === 'answered' && isOf(mail, one));
  const spent = event?.data['workingMs'];
  const after = typeof spent === 'number' ? `, after ${formatDuration(spent)}` : '';
  return `answered by mail${after}${goneText(mail)}${refusedText(mail)}`;
}

const inText: Readonly<Record<MailView['kind'], string>> = {
  message: 'wrote by mail',
  'auto-reply': 'Their mailbox sent an automatic reply',
  bounce: 'Our mail came back: it was not delivered',
  spam: 'Our mail server marked this as spam: nothing changes',
};

type Them = Pick<Enquiry, 'name' | 'email'>;

/**
 * Anyone can write any From address. A mail is attributed to the enquirer only if our mail server verified that it
 * comes from their address.
 */
function inStep({ kind, sender, senderVerified }: MailView, { name, email }: Them) {
  const did = inText[kind];
  if (kind !== 'message') return { who: '', did };
  if (!senderVerified) return { who: sender, did, isDoubtful: true };
  const isTheirs = sender.toLowerCase() === email.toLowerCase();
  return { who: isTheirs ? name : sender, did };
}

/** A step for every mail of the thread. If the enquiry itself came by mail, its first mail answers nothing. */
export function mailSteps(
  mails: readonly MailView[],
  events: readonly EventView[],
  them: Them,
  meId: string,
  isByMail = false,
): readonly Step[] {
  return mails.map((mail, nth): Step => {
    const { id, direction, by, at, body, quotedText, attachments, copied, bcc, sender } = mail;
    const us = by === null ? 'A colleague' : nameOf(by, meId);
    const isOurs = direction === 'out';
    const said = isOurs ? { who: us, did: outText(mail, events) } : inStep(mail, them);
    const step = isByMail && nth === 0 ? { ...said, did: inText.message } : said;
    const rest = mail.isTruncated ? '; shortened, the mailbox has all of it' : '';
    return {
      key: id,
      kind: isOurs ? 'reply' : 'enquirer',
      at: new Date(at),
      ...step,
      did: step.did + rest,
      text: body,
      quotedText,
      attached: attachments,
      ...(copied.length + bcc.length > 0 && { envelope: { from: sender, copied, bcc } }),
    };
  });
}
