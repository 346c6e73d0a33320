import { adviceOf } from '@studio/sheet/advice.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { drawSheet } from '@studio/sheet-drawing/draw-sheet.ts';
import { SheetView } from '@studio/sheet-drawing/SheetView/SheetView.tsx';
import { sheetLines } from '@studio/sheet/sheet-lines.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Button } from '#ui/Button.tsx';
import { capsOf } from '#keys/key-table.ts';
import { useMedia } from '#ui/use-media.ts';
import styles from './SheetFigure.module.css';

interface SheetFigureProps {
  readonly answers: Answers;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Assigned once: each mention of SHEET_OFFICE inlines all of it in the built file. */
const office = SHEET_OFFICE;

/** The sheet they drew: small among the facts, large with its text when opened. */
export function SheetFigure({ answers, isOpen, onOpen, onClose }: SheetFigureProps) {
  // The advice the enquirer saw, so that the reply does not contradict it by accident.
  const advice = adviceOf(answers, office.rules);
  const company = { name: office.company, address: '' };
  const drawing = drawSheet({ answers, advice, format: 'lying', company });
  // On a phone the large sheet is upright, as it was when drawn on a phone.
  const isNarrow = useMedia('(width < 48em)');
  const large = isNarrow ? drawSheet({ answers, advice, format: 'upright', company }) : drawing;
  const lines = sheetLines(answers);
  return (
    <>
      <div className={styles['small']} dir="ltr">
        <SheetView drawing={drawing} />
      </div>
      <Button look="link" caps={capsOf('sheet')} onClick={onOpen}>
        Open the sheet
      </Button>
      <Dialog title={drawing.title} isOpen={isOpen} onClose={onClose} size="large">
        <div className={styles['large']} dir="ltr">
          <SheetView drawing={large} />
        </div>
        <dl className={styles['lines']}>
          {lines.map(({ name, said }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{said}</dd>
            </div>
          ))}
        </dl>
        <Button caps={['Esc']} onClick={onClose}>
          Close
        </Button>
      </Dialog>
    </>
  );
}
