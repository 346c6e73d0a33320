import { isUnread, type Work } from './work.ts';

/** The events of the announcement line, for users to whom they are unread. */
const announced = [
  'received',
  'enquirer-replied',
  'withdrew',
  'assigned',
  'returned',
  'silent',
  'send-failed',
  'merged',
  'joined',
  'unmerged',
] as const;

/** The tag in a row of a list: the last of these events. Our answer replaces the tag of what they wrote. */
export const newsKinds = [...announced, 'answered'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** Whether the announcement line shows an event of this kind, with the work as it is after it. */
export const isAnnounced = (kind: string, work: Work, me: string): kind is NewsKind =>
  announced.some((one) => one === kind) && isUnread(work, me);
