import { adviceOf, type AdviceRules } from '@studio/sheet/advice.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { newMarks, previewOf } from '@studio/sheet-drawing/compare.ts';
import { drawSheet } from '@studio/sheet-drawing/draw-sheet.ts';
import type { Format, SheetDrawing } from '@studio/sheet-drawing/marks.ts';
import type { QuestionId } from '@studio/sheet/questions.ts';
import { useMemo } from 'react';

/** A question, or the title block. */
export type Asking = QuestionId | 'block';

/** The company a sheet is drawn for, and its advice rules. */
export interface Office {
  readonly rules: AdviceRules;
  readonly company: { readonly name: string; readonly address: string };
}

interface Seen {
  readonly answers: Answers;
  readonly before: Answers;
  /** The sheet with the option under the pointer. */
  readonly preview?: Answers | undefined;
  readonly active?: Asking | undefined;
}

export interface Shown {
  readonly drawing: SheetDrawing;
  /** The keys of new parts. */
  readonly fresh: ReadonlySet<string>;
}

export const drawn = (
  { rules, company }: Office,
  answers: Answers,
  format: Format,
  active?: Asking,
): SheetDrawing =>
  drawSheet({ answers, advice: adviceOf(answers, rules), format, company, active });

/** One format of the current sheet, with its new parts and its preview. */
export function useDrawing(
  office: Office,
  format: Format,
  { answers, before, preview, active }: Seen,
): Shown {
  const now = useMemo(
    () => drawn(office, answers, format, active),
    [office, answers, format, active],
  );
  const fresh = useMemo(
    () => newMarks(drawn(office, before, format), drawn(office, answers, format)),
    [office, before, answers, format],
  );
  const drawing = useMemo(
    () => (preview ? previewOf(now, drawn(office, preview, format, active)) : now),
    [office, preview, now, format, active],
  );
  return { drawing, fresh };
}
