import type { Health, DeliveryRoute } from '@studio/contract/desk/health';
import { formatMoment } from '#parts/format-time.ts';

/** A worker sends a heartbeat every 15 seconds; after this time without one it is considered dead. */
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
  outcome: 'Notice of the outcome',
  reply: 'Replies from the desk',
};

export const routeName = ({ purpose, channel }: DeliveryRoute): string =>
  names[`${purpose} ${channel.replace(/-\d$/u, '')}`] ??
  names[purpose] ??
  `${purpose}, by ${channel}`;

export const isWorkerDown = ({ workerAt, lookedAt }: Health): boolean =>
  workerAt === null || Date.parse(lookedAt) - Date.parse(workerAt) > SILENT_MS;

/** The state of a route in a word or two, and whether it is broken. */
export function routeState(route: DeliveryRoute): {
  readonly text: string;
  readonly isBroken: boolean;
} {
  if (route.failed > 0) return { text: `${route.failed} failed`, isBroken: true };
  if (route.waiting > 0 && route.problem !== null)
    return {
      text: `works, ${route.waiting} ${route.waiting === 1 ? 'is' : 'are'} delayed`,
      isBroken: false,
    };
  return { text: 'works', isBroken: false };
}

const seconds = (ms: number): string => {
  const count = Math.max(1, Math.round(ms / 1_000));
  return count === 1 ? '1 second' : `${count} seconds`;
};

/** What happened on a route, and what to do about it. */
export function routeSentence(route: DeliveryRoute, now: Date, zone: string): string {
  const at = (moment: string) => formatMoment(new Date(moment), now, zone);
  const why = route.problem === null ? '' : `Last error: ${route.problem} `;
  if (route.failed > 0)
    return `${why}Retries have ended${route.failedSince ? `; the oldest of these messages is from ${at(route.failedSince)}` : ''}. When the cause is fixed, retry them.`;
  if (route.waiting > 0)
    return `${why}${route.nextTryAt ? `Next attempt at ${at(route.nextTryAt)}; retries end after 72 hours. ` : ''}You do not need to do anything.`;
  if (route.lastDeliveredAt === null) return 'Nothing was sent on this route in the last month.';
  const took = route.lastTookMs === null ? '' : ` and took ${seconds(route.lastTookMs)}`;
  return `The last one was sent ${at(route.lastDeliveredAt)}${took}.`;
}

/** The title of the screen: the two answers that a manager needs. */
export function healthSummary(health: Health): { readonly title: string; readonly text: string } {
  const failed = health.ways.reduce((sum, route) => sum + route.failed, 0);
  if (isWorkerDown(health))
    return {
      title: 'Enquiries arrive, but do not reach you.',
      text: 'They are stored and none is lost, but the program that delivers them is not running. Tell the operator of the servers.',
    };
  if (failed > 0)
    return {
      title: 'Enquiries arrive, and reach you.',
      text: `${failed === 1 ? 'One message has failed and needs' : `${failed} messages have failed and need`} attention. No enquiry is lost.`,
    };
  return { title: 'Enquiries arrive, and reach you.', text: 'Nothing is broken.' };
}

export function probeSentence({ probes }: Health, now: Date, zone: string): string {
  const last = probes.at(-1);
  if (!last)
    return 'No test enquiry was sent in the last day. The operator of the servers can turn them on.';
  const arrived = probes.filter(({ tookMs }) => tookMs !== null).length;
  const took =
    last.tookMs === null
      ? 'has not arrived yet'
      : `reached our mailbox after ${seconds(last.tookMs)}`;
  const all =
    arrived === probes.length ? `all ${arrived} arrived` : `${arrived} of ${probes.length} arrived`;
  return `The last test enquiry, sent ${formatMoment(new Date(last.at), now, zone)}, ${took}. In the last day, ${all}.`;
}
