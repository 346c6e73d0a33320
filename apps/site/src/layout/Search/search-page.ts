import { element } from './element.ts';
import { moveByArrows } from './move-by-arrows.ts';
import { finder, searchPanel } from './search-panel.ts';

/** Puts the search above the list of all pages. The query is part of the URL. */
export async function startSearchPage(place: HTMLElement): Promise<void> {
  await finder;
  const button = element('button', {}, 'Search');
  const { field, form, status, results, show } = searchPanel('search-words', 20, button);
  form.ariaLabel = 'Pages';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    history.replaceState(null, '', `/search?${new URLSearchParams({ q: field.value })}`);
  });
  place.addEventListener('keydown', (event) => {
    moveByArrows(event, field, [...results.querySelectorAll('a')]);
  });
  place.className = 'search';
  place.append(form, status, results);
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  await show();
}
