import { firstAnswers } from '@studio/sheet/first-questions.ts';
import { changeDraft } from './draft.ts';
import { fillFields, readFields, typedIn } from './form-fields.ts';

const field = 'projectdetails';

/** Appends the text unless it is there already. */
function addToDetails(form: HTMLFormElement, words: string): void {
  const written = readFields(form)[field] ?? '';
  if (written.includes(words)) return;
  fillFields(form, { [field]: [written, words].filter(Boolean).join('\n\n') });
  changeDraft({ typed: typedIn(form) });
}

/** While there is no sheet page, home's first questions lead here: the answers start the project details. */
export const bringAnswers = (form: HTMLFormElement, answers: string): void => {
  addToDetails(form, firstAnswers(new URLSearchParams(answers)));
};
