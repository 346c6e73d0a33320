import type { ReactNode } from 'react';

/** Where the words of a search are in an enquiry. */
export interface FoundIn {
  /** What was typed. */
  readonly words: string;
  /** The step of the thread that was chosen. */
  readonly step: string;
}

/** The list an enquiry was opened from: its place there, its neighbours and the way back. */
export interface ListContext {
  /** What the way back is called. */
  readonly name: string;
  /** "3 of 12"; empty where the list does not have it. */
  readonly place: string;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  readonly goTo: (id: string) => void;
  readonly goBack: () => void;
  /** Done with this one. */
  readonly moveOn: () => void;
  /** A link to another enquiry beside the same list, or to the list alone. */
  readonly linkTo: (id: string | undefined, children: ReactNode, className?: string) => ReactNode;
  readonly found?: FoundIn;
}
