import { answeredOf } from '@studio/sheet/answers.ts';
import { sheetField } from '@studio/sheet/sheet-field.ts';
import { questionIds } from '@studio/sheet/questions.ts';
import { useState } from 'react';
import styles from '../ContactForm/ContactForm.module.css';
import { savedSheet } from '../Sheet/saved-sheet.ts';
import { isBlank } from '../Sheet/sheet-state.ts';
import { SheetThumbnail } from './SheetThumbnail.tsx';

/** A thumbnail of the sheet that is sent with a message, with a button to leave it out. */
export function SheetNote() {
  const [sheet] = useState(savedSheet);
  const [goes, setGoes] = useState(true);
  if (!sheet || isBlank(sheet)) return null;
  const named = sheet.project ? `“${sheet.project}”, ` : '';
  return (
    <div className={styles.note}>
      {goes && <SheetThumbnail answers={sheet} />}
      <p>
        {goes
          ? `Your sheet goes with this message: ${named}rev ${sheet.revision}, ${answeredOf(sheet).length} of ${questionIds.length} drawn.`
          : 'Your sheet stays here.'}{' '}
        <a href="/sheet">Keep drawing</a>{' '}
        <button
          type="button"
          onClick={() => {
            setGoes(!goes);
          }}
        >
          {goes ? 'Leave it out' : 'Send it too'}
        </button>
      </p>
      {goes && <input type="hidden" name={sheetField} value={JSON.stringify(sheet)} readOnly />}
    </div>
  );
}
