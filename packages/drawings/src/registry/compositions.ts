import type { ReactNode } from 'react';

export type Composition = (props: { readonly label: string }) => ReactNode;

/** One drawing in two compositions, chosen by the available width. */
export type Compositions =
  | { readonly desk: Composition; readonly phone: Composition }
  /** For the whole width of a page, instead of `desk`. */
  | { readonly wide: Composition; readonly phone: Composition };
