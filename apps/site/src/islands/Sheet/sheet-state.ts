import { answeredOf, blank, type Answers } from '@studio/sheet/answers.ts';

/** Where a sheet came from that is not (yet) the reader's own. */
export type Origin = 'own' | 'start' | 'link';

export interface SheetState {
  readonly answers: Answers;
  /** As it was before the last change: what is new is drawn, what was there stays. */
  readonly before: Answers;
  readonly origin: Origin;
  /** A sheet of the reader's own that this one must not replace without being told to. */
  readonly own: Answers | undefined;
}

export const empty: SheetState = { answers: blank, before: blank, origin: 'own', own: undefined };

export const isBlank = (answers: Answers): boolean =>
  answeredOf(answers).length === 0 && answers.project === '' && answers.owner === '';

const last = 'Z'.charCodeAt(0);
export const nextRevision = (revision: string): string =>
  String.fromCharCode(Math.min(last, revision.charCodeAt(0) + 1));

const same = (one: Answers, other: Answers): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A sheet that comes in: drawn at once, stored only if it replaces no other sheet. */
export function received(
  { answers: now }: SheetState,
  answers: Answers,
  origin: Origin,
  kept: Answers | undefined,
): SheetState {
  const own = kept && !isBlank(kept) && !same(kept, answers) ? kept : undefined;
  return { answers, before: now, origin, own: origin === 'own' ? undefined : own };
}

/** The first change makes a colleague's sheet the next revision, and any sheet one of this day. */
export function changed(state: SheetState, typed: Answers, day: string): SheetState {
  const { answers, origin } = state;
  const next = origin === 'link' ? { revision: nextRevision(answers.revision), date: day } : {};
  const date = typed.date || day;
  return { ...state, answers: { ...typed, date, ...next }, before: answers, origin: 'own' };
}
