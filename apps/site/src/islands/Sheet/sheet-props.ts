import type { ReactNode } from 'react';
import type { Office } from './use-drawing.ts';

export interface SheetProps {
  readonly heading: string;
  readonly opening: string;
  readonly office: Office;
  /** Where the form is posted without script. */
  readonly action: string | undefined;
  /** Who sends it, with what is kept of that: an island of its own in the same form. */
  readonly send?: ReactNode;
  /** More sheets to begin from; they are in the island, so that touching one hydrates it. */
  readonly children?: ReactNode;
}
