/** A part of a page that has a heading of its own. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
}

/** One way to tell each chapter: a missing one is a type error. */
type Telling<One extends Chapter, Told> = {
  readonly [Id in One['id']]: (chapter: Extract<One, { readonly id: Id }>) => Told;
};

/** Every chapter told, in the outline's order: the screen draws it and the twin writes it from this. */
export const inOrder = <One extends Chapter, Told>(
  outline: readonly One[],
  tell: Telling<One, Told>,
): Told[] =>
  outline.map((chapter) => {
    // The table has a way for each id; that the two belong together is more than the compiler follows.
    const way = tell[chapter.id as One['id']] as (chapter: One) => Told;
    return way(chapter);
  });
