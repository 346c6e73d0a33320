import { SheetView } from '@studio/sheet/drawing/SheetView/SheetView.tsx';
import type { Answers } from '@studio/sheet/answers.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Sheet.module.css';
import { drawn, type Office } from './use-drawing.ts';

interface PrintedProps {
  readonly answers: Answers;
  readonly office: Office;
}

/** The sheet on paper, and nothing else of the page. Drawn only while somebody prints. */
export function Printed({ answers, office }: PrintedProps) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const set = (on: boolean) => (): void => {
      // The browser takes the page as it is when this returns.
      flushSync(() => {
        setPrinting(on);
      });
    };
    const [start, end] = [set(true), set(false)];
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  return (
    <div className={styles.printed}>
      <SheetView drawing={drawn(office, answers, 'lying')} />
    </div>
  );
}
