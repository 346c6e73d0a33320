import { pageFinder, type FindPages, type Found } from '@studio/search/find-pages.ts';
import type { SearchEntry, SearchIndex } from '@studio/search/search-index.ts';
import { element } from './element.ts';
import css from './search.css?inline';

/** Fails if the index cannot be loaded: then nothing can be found. */
export const finder: Promise<FindPages> = fetch('/search-index.json')
  .then((answer) => answer.json() as Promise<SearchIndex>)
  .then(pageFinder);

// Not in the site's stylesheet, so that only visitors who search load it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** A field and its results, for the dialog and the page. It shows at most this many pages. */
export function searchPanel(id: string, most: number, button: HTMLButtonElement) {
  const field = element('input', { id, name: 'q', autocomplete: 'off', spellcheck: false });
  const label = element('label', { htmlFor: id }, 'Search this site');
  const form = element('form', { role: 'search', action: '/search' }, label, field, button);
  const status = element('p', { role: 'status', className: 'muted' });
  const results = element('ul', {});

  const show = async (): Promise<void> => {
    const find = await finder;
    // Read after the wait: on a slow connection more may have been typed meanwhile.
    const found = find(field.value);
    status.replaceChildren(...(field.value.trim() ? statusOf(found, most) : []));
    results.replaceChildren(...found.pages.slice(0, most).map(row));
  };
  field.addEventListener('input', () => void show());
  return { field, form, status, results, show };
}

function statusOf({ pages, say }: Found, most: number): (Node | string)[] {
  const said = say ? [`${say} `, element('a', { href: '/contact' }, 'Ask us'), '. '] : [];
  return [...said, say && pages.length === 0 ? '' : count(pages.length, most)];
}

function count(found: number, most: number): string {
  if (found > most) return `${found} pages found, the nearest ${most} are shown.`;
  return found === 1 ? '1 page found.' : `${found || 'No'} pages found.`;
}

function row({ name, href, line, group }: SearchEntry): HTMLLIElement {
  const words = [element('b', {}, name), ' ', element('span', {}, line)];
  return element('li', {}, element('a', { href }, ...words, ' ', element('small', {}, group)));
}
