import { DAY_MS } from '../zone-time.ts';
import type { Work } from './work.ts';

/** Events that hold a scheduled reply, because its author could not know of them. */
export const heldBecause = ['enquirer-replied', 'withdrew', 'answered', 'closed'] as const;
export type HeldBecause = (typeof heldBecause)[number];

export const LATER_AT_MOST_DAYS = 60;

interface Later {
  readonly way: 'reply' | 'forward';
  readonly at: Date;
  readonly hasFiles: boolean;
}

/** Why a reply cannot go at that time, as a sentence; undefined if it can. */
export function whyNotLater(
  work: Work,
  { way, at, hasFiles }: Later,
  now: Date,
): string | undefined {
  if (way === 'forward') return 'A forward is sent immediately.';
  if (hasFiles) return 'A reply with files is sent immediately. Remove them, or send it now.';
  if (work.state === 'closed') return 'This enquiry is closed. Open it again first.';
  const ahead = at.getTime() - now.getTime();
  if (ahead <= 0) return 'Choose a time in the future.';
  return ahead > LATER_AT_MOST_DAYS * DAY_MS
    ? `Choose a time within ${LATER_AT_MOST_DAYS} days.`
    : undefined;
}
