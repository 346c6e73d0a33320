import type { ReactElement } from 'react';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { writtenOnce } from './written-once.ts';

interface FixedDrawingProps extends Omit<DrawingProps, 'children' | 'markup'> {
  /** An entry of a table: its HTML is cached by object, so every page must pass the same one. */
  readonly children: ReactElement;
}

/** A drawing that is the same on every page; it is rendered once per build. */
export const FixedDrawing = ({ children, ...sheet }: FixedDrawingProps) => (
  <Drawing {...sheet} markup={writtenOnce(children, 'lines', () => children)} />
);
