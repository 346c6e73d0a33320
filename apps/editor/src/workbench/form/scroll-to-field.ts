import { labelOf } from '@studio/content/editing/label.ts';
import type { Refusal } from '#refusal.ts';
import { findNamed } from './read-form.ts';

const patience = 8000;

/** Opens what is on the way to a field, entry by entry, and puts the cursor there. */
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
  // An entry that is a text and nothing more has one field.
  field ??=
    (scope as Element).querySelector<HTMLElement>('input, textarea, button[aria-haspopup]') ??
    undefined;
  field?.scrollIntoView({ block: 'center' });
  (field?.matches('[role=group]') ? field.querySelector('button') : field)?.focus();
}

/** A dialog in the way belongs to another finding; what was typed in it is kept. */
function closeDialogs(document: Document): void {
  for (const dialog of [...document.querySelectorAll('[role=dialog]')].reverse())
    [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit')?.click();
}

/** The form is drawn in steps, so what is looked for may come a moment later. */
async function found<T>(look: () => T | null | undefined): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const seen = look();
    if (seen) return seen;
    if (Date.now() > end) throw new Error('The form does not show the field.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
