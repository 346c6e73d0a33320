import { answeredOf, blank, type Answers } from '@studio/sheet/answers.ts';

/** The origin of a sheet that is not (yet) the visitor's own. */
export type Origin = 'own' | 'start' | 'link';

export interface SheetState {
  readonly answers: Answers;
  /** The answers before the last change: new parts are animated. */
  readonly before: Answers;
  readonly origin: Origin;
  /** The visitor's own sheet, which this one must not replace without a confirmation. */
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

/** An incoming sheet: drawn at once, stored only if it replaces no other. */
export function received(
  { answers: now }: SheetState,
  answers: Answers,
  origin: Origin,
  kept: Answers | undefined,
): SheetState {
  const own = kept && !isBlank(kept) && !same(kept, answers) ? kept : undefined;
  return { answers, before: now, origin, own: origin === 'own' ? undefined : own };
}

/** The first change makes a colleague's sheet the next revision, and dates any sheet today. */
export function changed(state: SheetState, typed: Answers, day: string): SheetState {
  const { answers, origin } = state;
  const next = origin === 'link' ? { revision: nextRevision(answers.revision), date: day } : {};
  const date = typed.date || day;
  return { ...state, answers: { ...typed, date, ...next }, before: answers, origin: 'own' };
}
