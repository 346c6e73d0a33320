import { labelOf } from '@studio/content/editing/label.ts';
import type { Refusal } from '#refusal.ts';
import { findNamed } from './read-form.ts';

const patience = 8000;

/** Opens the entries on the path to a field one by one, and focuses the field. */
export async function scrollToField(frame: Window, way: Refusal['path']): Promise<void> {
  closeDialogs(frame.document);
  let scope: ParentNode = await found(() => frame.document.querySelector('form'));
  let field: HTMLElement | undefined;
  for (const step of way) {
    if (typeof step === 'number') {
      const open = frame.document.querySelectorAll('[role=dialog]').length;
      const list = scope;
      const row = await found(() => list.querySelectorAll<HTMLElement>('[role=row]')[step]);
      row.scrollIntoView({ block: 'center' });
      row.click();
      scope = await found(() => frame.document.querySelectorAll('[role=dialog]')[open]);
      field = undefined;
    } else {
      const inside = scope;
      field = await found(() => findNamed(inside, labelOf(step)));
      scope = field;
    }
  }
  // An entry that is only a text has one field.
  field ??=
    (scope as Element).querySelector<HTMLElement>('input, textarea, button[aria-haspopup]') ??
    undefined;
  field?.scrollIntoView({ block: 'center' });
  (field?.matches('[role=group]') ? field.querySelector('button') : field)?.focus();
}

/** Closes the dialogs of another finding, and keeps what was typed in them. */
function closeDialogs(document: Document): void {
  for (const dialog of [...document.querySelectorAll('[role=dialog]')].reverse())
    [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit')?.click();
}

/** Waits for an element, because the form appears in steps. */
async function found<T>(look: () => T | null | undefined): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const seen = look();
    if (seen) return seen;
    if (Date.now() > end) throw new Error('The form does not show the field.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
