import type { Step } from './step.ts';

/** A thread with more messages is long. */
const LONG = 4;
/** How many messages of a long thread stay open if all is read. */
const LATEST = 2;

const isMessage = ({ kind, text }: Step): boolean =>
  (kind === 'enquirer' || kind === 'reply') && text !== undefined;

/** Read messages are folded to one line: all above the unread part, or the older ones of a long thread. */
export function foldedKeys(
  steps: readonly Step[],
  firstNew: Step | null | undefined,
): ReadonlySet<string> {
  const messages = steps.filter(isMessage);
  const read = firstNew ? messages.filter(({ at }) => at < firstNew.at) : messages;
  const older = firstNew ? read : read.slice(0, messages.length > LONG ? -LATEST : 0);
  return new Set(older.map(({ key }) => key));
}

const LINE = 160;
/** The beginning of a message, in one line. */
export const openingOf = (text: string): string =>
  text
    .slice(0, 2 * LINE)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, LINE);
