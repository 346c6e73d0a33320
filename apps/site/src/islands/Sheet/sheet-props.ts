import type { ReactNode } from 'react';
import type { Office } from './use-drawing.ts';

export interface SheetProps {
  readonly heading: string;
  readonly opening: string;
  readonly office: Office;
  /** The URL the form is posted to without script. */
  readonly action: string | undefined;
  /** The sender's fields and the privacy notice: an island of its own in the same form. */
  readonly send?: ReactNode;
  /** Example sheets to start from; inside the island, so that touching one hydrates it. */
  readonly children?: ReactNode;
}
