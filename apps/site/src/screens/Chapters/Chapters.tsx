import { Fragment, type ReactNode } from 'react';

/** A part of a page that has a heading of its own. */
interface Chapter {
  readonly id: string;
  readonly title: string;
}

interface ChaptersProps<One extends Chapter> {
  readonly outline: readonly One[];
  /** One way to draw each chapter: a missing one is a type error. */
  readonly draw: {
    readonly [Id in One['id']]: (chapter: Extract<One, { readonly id: Id }>) => ReactNode;
  };
}

/** The chapters of a page, each drawn in its own way, in the outline's order. */
export function Chapters<One extends Chapter>({ outline, draw }: ChaptersProps<One>) {
  return outline.map((chapter, i) => {
    // The table has a way for each id; that the two belong together is more than the compiler follows.
    const way = draw[chapter.id as One['id']] as (chapter: One) => ReactNode;
    return <Fragment key={i}>{way(chapter)}</Fragment>;
  });
}
