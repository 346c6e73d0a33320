import type { SearchEntry } from '#schema/entries.ts';
import { element } from './element.ts';
import { pageFinder, type FindPages } from './find-pages.ts';
import { moveByArrows } from './move-by-arrows.ts';
import css from './search.css?inline';
import { slashSwitch } from './slash-switch.ts';

/** More would have to be scrolled through; another word typed finds sooner. */
const most = 8;

const toAllPages = (): void => {
  location.assign('/search');
};

const finder: Promise<FindPages> = fetch('/search-index.json')
  .then((answer) => answer.json() as Promise<SearchEntry[]>)
  .then(pageFinder);

const field = element('input', { id: 'search-field', autocomplete: 'off', spellcheck: false });
const status = element('p', { role: 'status', className: 'muted' });
const results = element('ul', {});
const dialog = makeDialog();

export function open(): void {
  // Without its index the search finds nothing; the list of all pages still helps.
  finder.catch(toAllPages);
  if (!dialog.open) dialog.showModal();
  field.focus();
  field.select();
}

async function show(): Promise<void> {
  const find = await finder;
  // Read after the wait: on a slow line more may have been typed meanwhile.
  const found = find(field.value);
  status.textContent = field.value.trim() && count(found.length);
  results.replaceChildren(...found.slice(0, most).map(row));
}

function count(found: number): string {
  if (found > most) return `${found} pages found, the nearest ${most} are shown.`;
  return found === 1 ? '1 page found.' : `${found || 'No'} pages found.`;
}

function row({ name, href, line, group }: SearchEntry): HTMLLIElement {
  const words = [element('b', {}, name), ' ', element('span', {}, line)];
  return element('li', {}, element('a', { href }, ...words, ' ', element('small', {}, group)));
}

function makeDialog(): HTMLDialogElement {
  // Here and not in the site's stylesheet: only those who search pay for it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);

  const label = element('label', { htmlFor: field.id }, 'Search this site');
  const close = element('button', { type: 'button' }, 'Close');
  const form = element('form', { role: 'search' }, label, field, close);
  const all = element('a', { href: '/search' }, 'All pages by subject');
  const foot = element('footer', {}, all, slashSwitch());
  const made = element('dialog', { className: 'search' }, form, status, results, foot);
  made.ariaLabel = 'Search';
  made.setAttribute('closedby', 'any');

  const shut = (): void => {
    made.close();
  };
  field.addEventListener('input', () => void show());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    results.querySelector('a')?.click();
  });
  close.addEventListener('click', shut);
  made.addEventListener('keydown', (event) => {
    moveByArrows(event, field, [...results.querySelectorAll('a')]);
  });
  // A page restored by the back button must not come back with its search open.
  addEventListener('pagehide', shut);
  document.body.append(made);
  return made;
}
