import type { ReactElement } from 'react';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { writtenOnce } from './written-once.ts';

interface FixedDrawingProps extends Omit<DrawingProps, 'children' | 'markup'> {
  /** Out of a table, so that it is the same object wherever it is shown. */
  readonly children: ReactElement;
}

/** A drawing that is the same on every page that shows it. */
export const FixedDrawing = ({ children, ...sheet }: FixedDrawingProps) => (
  <Drawing {...sheet} markup={writtenOnce(children, 'lines', () => children)} />
);
