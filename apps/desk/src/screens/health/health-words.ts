import type { Health, WayOfMessages } from '@studio/contract/desk/health';
import { momentWords } from '#parts/moments.ts';

/** A worker gives a sign of life every 15 seconds; this long without one it is dead. */
const SILENT_MS = 120_000;

const names: Readonly<Record<string, string>> = {
  'sales smtp': 'Mail to sales',
  'sales emailjs': 'Mail to sales, by EmailJS',
  'sales webhook': 'Copy for the CRM',
  acknowledgement: 'Receipt to the visitor',
  confirmation: 'Confirmation of a subscription',
  message: 'What an enquirer added',
  erasure: 'Notice of an erasure',
  answered: 'Notice of an answer',
  outcome: 'Notice of what became of it',
  reply: 'Replies from the desk',
};

export const wayName = ({ purpose, channel }: WayOfMessages): string =>
  names[`${purpose} ${channel.replace(/-\d$/u, '')}`] ??
  names[purpose] ??
  `${purpose}, by ${channel}`;

export const isWorkerSilent = ({ workerAt, lookedAt }: Health): boolean =>
  workerAt === null || Date.parse(lookedAt) - Date.parse(workerAt) > SILENT_MS;

/** How a way is, in a word or two, and whether it is broken. */
export function wayState(way: WayOfMessages): {
  readonly said: string;
  readonly isBroken: boolean;
} {
  if (way.failed > 0) return { said: `${way.failed} failed`, isBroken: true };
  if (way.waiting > 0 && way.problem !== null)
    return {
      said: `works, ${way.waiting} ${way.waiting === 1 ? 'is' : 'are'} slow`,
      isBroken: false,
    };
  return { said: 'works', isBroken: false };
}

const seconds = (ms: number): string => {
  const count = Math.max(1, Math.round(ms / 1_000));
  return count === 1 ? '1 second' : `${count} seconds`;
};

/** What happened there, and what to do about it. */
export function waySentence(way: WayOfMessages, now: Date, zone: string): string {
  const at = (moment: string) => momentWords(new Date(moment), now, zone);
  const why = way.problem === null ? '' : `The other side says: ${way.problem} `;
  if (way.failed > 0)
    return `${why}We have given up trying${way.failedSince ? `, the first came ${at(way.failedSince)}` : ''}. When that is put right, have them tried again.`;
  if (way.waiting > 0)
    return `${why}${way.nextTryAt ? `We try again at ${at(way.nextTryAt)}, and for 72 hours. ` : ''}You do not need to do anything.`;
  if (way.lastDeliveredAt === null) return 'Nothing was sent this way in the last month.';
  const took = way.lastTookMs === null ? '' : ` and took ${seconds(way.lastTookMs)}`;
  return `The last one left ${at(way.lastDeliveredAt)}${took}.`;
}

/** The title of the screen: the two things a manager asks. */
export function verdict(health: Health): { readonly title: string; readonly said: string } {
  const failed = health.ways.reduce((sum, way) => sum + way.failed, 0);
  if (isWorkerSilent(health))
    return {
      title: 'Enquiries arrive, but do not reach you.',
      said: 'They are stored and none is lost, but the program that passes them on does not run. Tell the operator of the servers.',
    };
  if (failed > 0)
    return {
      title: 'Enquiries arrive, and reach you.',
      said: `${failed === 1 ? 'One message is' : `${failed} messages are`} failed and need attention. No enquiry is lost by it.`,
    };
  return { title: 'Enquiries arrive, and reach you.', said: 'Nothing is broken.' };
}

export function probeSentence({ probes }: Health, now: Date, zone: string): string {
  const last = probes.at(-1);
  if (!last)
    return 'No test enquiry was sent in the last day. The operator of the servers can switch them on.';
  const arrived = probes.filter(({ tookMs }) => tookMs !== null).length;
  const took =
    last.tookMs === null
      ? 'has not arrived yet'
      : `was in our mailbox after ${seconds(last.tookMs)}`;
  const all = arrived === probes.length ? 'all arrived' : `${arrived} arrived`;
  return `The last test enquiry, of ${momentWords(new Date(last.at), now, zone)}, ${took}. Of the ${probes.length} of the last day ${all}.`;
}
