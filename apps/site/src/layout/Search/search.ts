import { element } from './element.ts';
import { moveByArrows } from './move-by-arrows.ts';
import { finder, searchPanel } from './search-panel.ts';
import { slashSwitch } from './slash-switch.ts';

const toAllPages = (): void => {
  location.assign('/search');
};

const close = element('button', { type: 'button' }, 'Close');
// More results would need scrolling; another word finds the page sooner.
const { field, form, status, results } = searchPanel('search-field', 8, close);
let dialog: HTMLDialogElement | undefined;

// Exported from here, so that no page has a preload list of the shared parts.
export { startSearchPage } from './search-page.ts';

export function open(): void {
  // Without its index the search finds nothing, but the list of all pages still helps.
  finder.catch(toAllPages);
  dialog ??= makeDialog();
  if (!dialog.open) dialog.showModal();
  field.focus();
  field.select();
}

function makeDialog(): HTMLDialogElement {
  const all = element('a', { href: '/search' }, 'All pages by subject');
  const foot = element('footer', {}, all, slashSwitch());
  const made = element('dialog', { className: 'search' }, form, status, results, foot);
  made.ariaLabel = 'Search';
  made.setAttribute('closedby', 'any');

  const shut = (): void => {
    made.close();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    results.querySelector('a')?.click();
  });
  close.addEventListener('click', shut);
  made.addEventListener('keydown', (event) => {
    moveByArrows(event, field, [...results.querySelectorAll('a')]);
  });
  // A page restored by the back button must not have its search open.
  addEventListener('pagehide', shut);
  document.body.append(made);
  return made;
}
