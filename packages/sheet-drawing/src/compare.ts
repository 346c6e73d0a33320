import type { Ink, SheetDrawing } from './marks.ts';

const keysOf = ({ parts }: SheetDrawing): string[] =>
  parts.flatMap(({ marks }) => marks.map(({ key }) => key));

/** The keys of new marks. */
export function newMarks(before: SheetDrawing, after: SheetDrawing): ReadonlySet<string> {
  const known = new Set(keysOf(before));
  return new Set(keysOf(after).filter((key) => !known.has(key)));
}

function planned<Mark extends Ink>(mark: Mark): Mark {
  if (mark.kind === 'word') return { ...mark, tone: 'soft' };
  if (mark.kind === 'line') return { ...mark, dash: 'dashed' };
  return { ...mark, fill: 'paper', edge: 'thin', dash: 'dashed' };
}

/**
 * The sheet with one more answer, where everything new is dashed, like all planned parts. Drawing only the new marks
 * over the current ones would overlap names, because a list makes room for a new item.
 */
export function previewOf(now: SheetDrawing, then: SheetDrawing): SheetDrawing {
  const fresh = newMarks(now, then);
  const parts = then.parts.map((part) => ({
    ...part,
    marks: part.marks.map((mark) => (fresh.has(mark.key) ? planned(mark) : mark)),
  }));
  return { ...then, parts };
}
