import { readAnswers } from '@studio/sheet/answers.ts';
import { SheetFigure } from './SheetFigure.tsx';

interface SheetPartProps {
  readonly sheet: unknown;
  readonly isOpen: boolean;
  readonly onSheet: (isOpen: boolean) => void;
}

/** A sheet of any version, as far as it can be parsed. */
export function SheetPart({ sheet, isOpen, onSheet }: SheetPartProps) {
  const answers = readAnswers(sheet);
  if (!answers) return <p>The sheet of this enquiry can no longer be read.</p>;
  return (
    <SheetFigure
      answers={answers}
      isOpen={isOpen}
      onOpen={() => {
        onSheet(true);
      }}
      onClose={() => {
        onSheet(false);
      }}
    />
  );
}
