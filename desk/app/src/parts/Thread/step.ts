/** they wrote; we answered; the desk did it by itself; something among us; a note; time went by. */
export type StepKind = 'they' | 'we' | 'desk' | 'us' | 'note' | 'pause';

export interface Attached {
  readonly name: string;
  readonly bytes: number;
}

/** One line of the sequence. */
export interface Step {
  readonly key: string;
  readonly kind: StepKind;
  readonly at: Date;
  /** Who did it, written strong; empty where nobody is named. */
  readonly who: string;
  readonly did: string;
  /** What they or we wrote. */
  readonly text?: string;
  /** The part of a mail that repeats what was written before. */
  readonly folded?: string;
  readonly attached?: readonly Attached[];
}
