import { isUnread, type Work } from './work.ts';

/** What the announcement line tells of, to whom it is unread. */
const announced = [
  'received',
  'they-wrote',
  'withdrew',
  'assigned',
  'returned',
  'silent',
  'not-sent',
  'merged',
  'joined',
  'unmerged',
] as const;

/** What a row of a list tells of: the last of these that happened. An answer of ours ends what they wrote. */
export const newsKinds = [...announced, 'answered'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** Whether the announcement line tells of an event of this kind, with the work as it is after it. */
export const isAnnounced = (kind: string, work: Work, me: string): kind is NewsKind =>
  announced.some((one) => one === kind) && isUnread(work, me);
