import { SheetView } from '@studio/sheet-drawing/SheetView/SheetView.tsx';
import type { Answers } from '@studio/sheet/answers.ts';
import { memo, useDeferredValue } from 'react';
import styles from './Sheet.module.css';
import { drawn, type Office } from './use-drawing.ts';

interface PrintedProps {
  readonly answers: Answers;
  readonly office: Office;
}

const Lying = memo(function Lying({ answers, office }: PrintedProps) {
  return <SheetView drawing={drawn(office, answers, 'lying')} />;
});

/**
 * Only the sheet, for printing. It is drawn after everything on the screen, so that it is ready whenever the browser
 * prints and no answer waits for it.
 */
export function Printed({ answers, office }: PrintedProps) {
  const settled = useDeferredValue(answers);
  return (
    <div className={styles.printed}>
      <Lying answers={settled} office={office} />
    </div>
  );
}
