import type { Answers } from '@studio/sheet/answers.ts';
import { answersFromForm, formEntries } from '@studio/sheet/form-names.ts';
import { sheetField } from '@studio/sheet/sheet-field.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** The controls of the sheet; the same form also has the sender's fields. */
const controlsIn = (part: HTMLElement): Control[] => [
  ...part.querySelectorAll<Control>(`[name^="${sheetField}."]`),
];

const posted = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );

/** The answers in the form. Date and revision are not fields, so they are parameters. */
export const readForm = (form: HTMLFormElement, { date, revision }: Answers): Answers => ({
  ...answersFromForm(posted(form)),
  date,
  revision,
});

export function fillForm(form: HTMLFormElement, answers: Answers): void {
  const entries = formEntries(answers);
  for (const control of controlsIn(form)) {
    const values = entries.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isChoice(control)) control.checked = values.includes(control.value);
    else control.value = values[0] ?? '';
  }
}

export function clearFields(part: HTMLElement): void {
  for (const control of controlsIn(part))
    if (isChoice(control)) control.checked = false;
    else control.value = '';
}

/** “None of these” and the other options deselect each other. */
export function settleAlone(changed: EventTarget): void {
  if (!(changed instanceof HTMLInputElement) || changed.type !== 'checkbox' || !changed.checked)
    return;
  const peers = changed.form?.querySelectorAll<HTMLInputElement>(`[name="${changed.name}"]`) ?? [];
  for (const peer of peers)
    if (peer !== changed && ('alone' in changed.dataset || 'alone' in peer.dataset))
      peer.checked = false;
}

/** The sheet as it would be with this option selected. */
export function withChosen(form: HTMLFormElement, option: Control, now: Answers): Answers {
  const value = isChoice(option) ? option.value : 'some';
  const others = posted(form).filter(
    ([name]) => name !== option.name || (isChoice(option) && option.type === 'checkbox'),
  );
  // If the option excludes all others, the others of its question are dropped.
  const alone = 'alone' in option.dataset;
  const kept = alone ? others.filter(([name]) => name !== option.name) : others;
  const { date, revision } = now;
  return { ...answersFromForm([...kept, [option.name, value]]), date, revision };
}
