import { Fragment, type ReactNode } from 'react';
import { inOrder, type Chapter } from '#outline/outline.ts';

interface ChaptersProps<One extends Chapter> {
  readonly outline: readonly One[];
  readonly draw: Parameters<typeof inOrder<One, ReactNode>>[1];
}

/** The chapters of a page, each drawn in its own way, in the outline's order. */
export function Chapters<One extends Chapter>({ outline, draw }: ChaptersProps<One>) {
  return inOrder(outline, draw).map((chapter, i) => <Fragment key={i}>{chapter}</Fragment>);
}
