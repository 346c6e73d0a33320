import { sheetField } from '@studio/sheet/sheet-field.ts';
import { useEffect, type RefObject } from 'react';
import { brought, dropBrought } from '../Sheet/brought.ts';
import { changeDraft } from './draft.ts';
import { fillFields, readFields, typedIn } from './form-fields.ts';

const field = 'projectdetails';

/** Below what is there already; the same answers are not told twice. */
function addToDetails(form: HTMLFormElement, words: string): void {
  const written = readFields(form)[field] ?? '';
  if (written.includes(words)) return;
  fillFields(form, { [field]: [written, words].filter(Boolean).join('\n\n') });
  changeDraft({ typed: typedIn(form) });
}

/** While there is no sheet, home's first questions lead here: the answers begin the project details. */
export function useBrought(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const answers = brought();
    if (!answers.startsWith(`#${sheetField}.`)) return;
    import('@studio/sheet/first-questions.ts').then(
      ({ firstAnswers }) => {
        if (form.current)
          addToDetails(form.current, firstAnswers(new URLSearchParams(answers.slice(1))));
        dropBrought();
      },
      // Where it cannot be loaded, the message goes without.
      () => undefined,
    );
  }, [form]);
}
