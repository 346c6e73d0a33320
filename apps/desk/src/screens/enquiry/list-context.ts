import type { ReactNode } from 'react';

/** Where a search found its terms in an enquiry. */
export interface FoundIn {
  /** The search terms as typed. */
  readonly words: string;
  /** The chosen step of the thread. */
  readonly step: string;
}

/** The list an enquiry was opened from: its place, its neighbours and the link back. */
export interface ListContext {
  /** The label of the link back. */
  readonly name: string;
  /** "3 of 12"; empty if the list does not have it. */
  readonly place: string;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  readonly goTo: (id: string) => void;
  readonly goBack: () => void;
  /** Called when the user is done with this enquiry. */
  readonly moveOn: () => void;
  /** A link to another enquiry of the list, or to the list itself. */
  readonly linkTo: (id: string | undefined, children: ReactNode, className?: string) => ReactNode;
  readonly found?: FoundIn;
}
