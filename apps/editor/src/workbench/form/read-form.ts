/** What the workbench needs to know about the form in the frame, read from what it shows. */
export interface FormState {
  readonly pathname: string;
  /** The id of the entry that is open, in a file with many entries. */
  readonly entry: string;
  /** The names of fields that the form shows in red. */
  readonly red: readonly string[];
  readonly unsaved: boolean;
}

export const nowhere: FormState = { pathname: '', entry: '', red: [], unsaved: false };

export function readForm({ location, document }: Window): FormState {
  const red = [...document.querySelectorAll('[aria-invalid=true]')].map(nameOf);
  return {
    pathname: location.pathname,
    entry: valueOf(findNamed(document, 'Id')),
    red: [...new Set(red.filter(Boolean))],
    unsaved: [...document.querySelectorAll('header span')].some(
      ({ textContent }) => textContent === 'Unsaved',
    ),
  };
}

/** The first part of a form with this label, not in a nested group. */
export function findNamed(scope: ParentNode, name: string): HTMLElement | undefined {
  return [...scope.querySelectorAll<HTMLElement>('[aria-labelledby], input[type=checkbox]')].find(
    (part) => nameOf(part) === name && groupAround(part, scope) === undefined,
  );
}

function groupAround(part: Element, scope: ParentNode): Element | undefined {
  const group = part.parentElement?.closest('[role=group]');
  return group && group !== scope && scope.contains(group) ? group : undefined;
}

/** The text of its label, without the asterisk of a required field. */
function nameOf(part: Element): string {
  const label = part.getAttribute('aria-labelledby')?.split(' ').at(-1);
  const words = label
    ? part.ownerDocument.getElementById(label)?.textContent
    : part.closest('label')?.querySelector('span')?.textContent;
  return words?.replace(/\*$/, '').trim() ?? '';
}

const valueOf = (part: HTMLElement | undefined): string =>
  part && 'value' in part ? String(part.value) : '';
