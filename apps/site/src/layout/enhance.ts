// The small script of every page. Everything also works without it.
import './menus.ts';

// The footer's form is sent in place; its script is loaded when a visitor starts to fill it in, and tried again at the
// next field if that failed.
document
  .querySelector('[data-join]')
  ?.addEventListener('focusin', () => void import('./JoinForm/join-form.ts'));

// Search opens in place. If it cannot be loaded, its link works as without script.
const openSearch = (event: KeyboardEvent | MouseEvent): void => {
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  void import('./Search/search.ts').then(
    (search) => {
      search.open();
    },
    () => {
      location.href = '/search';
    },
  );
};
const searchLink = document.querySelector<HTMLElement>('[data-search]');
searchLink?.addEventListener('click', openSearch);
addEventListener('keydown', (event) => {
  // A key event always has an element as its target; without a focus, the body.
  if (!searchLink || event.key !== '/' || (event.target as Element).closest('form')) return;
  try {
    if (!localStorage['slash']) openSearch(event);
  } catch {
    // Without storage the key could not be switched off, so it does nothing.
  }
});
