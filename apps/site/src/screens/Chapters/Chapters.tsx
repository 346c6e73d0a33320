import { Fragment, type ReactNode } from 'react';

/** A section of a page with its own heading. */
interface Chapter {
  readonly id: string;
  readonly title: string;
}

interface ChaptersProps<One extends Chapter> {
  readonly outline: readonly One[];
  /** The component for each chapter: a missing one is a type error. */
  readonly draw: {
    readonly [Id in One['id']]: (chapter: Extract<One, { readonly id: Id }>) => ReactNode;
  };
}

/** The chapters of a page in the outline's order, each with its component. */
export function Chapters<One extends Chapter>({ outline, draw }: ChaptersProps<One>) {
  return outline.map((chapter, i) => {
    // TypeScript cannot infer that the component fits the chapter of this id.
    const way = draw[chapter.id as One['id']] as (chapter: One) => ReactNode;
    return <Fragment key={i}>{way(chapter)}</Fragment>;
  });
}
