import { noAdvice } from '@old/sheet/advice.ts';
import type { Answers } from '@old/sheet/answers.ts';
import { drawSheet } from '@old/sheet/drawing/draw-sheet.ts';
import type { SheetDrawing } from '@old/sheet/drawing/marks.ts';
import { SheetView } from '@old/sheet/drawing/SheetView/SheetView.tsx';

interface ExampleFigureProps {
  readonly name: string;
  readonly answers: Answers;
}

/** Where the planes end on the upright sheet: below them stand time, problem and reading. */
const end = 680;
const upper = new Set(['hand', 'talks', 'care', 'hold', 'product']);

const cut = (drawing: SheetDrawing): SheetDrawing => ({
  ...drawing,
  height: end,
  parts: drawing.parts.filter(({ of }) => upper.has(of)),
});

/** The upper part of somebody's sheet: on a narrow screen it says what the questions are for. */
export function ExampleFigure({ name, answers }: ExampleFigureProps) {
  const company = { name: '', address: '' };
  const drawing = drawSheet({ answers, advice: noAdvice, format: 'upright', company });
  return (
    <figure>
      <figcaption>{name}, drawn by these questions</figcaption>
      <SheetView drawing={cut(drawing)} />
    </figure>
  );
}
