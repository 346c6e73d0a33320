// The few lines of script every page carries. Without them everything still works.
import './menus.ts';

// The footer's form sends in place only for those who begin to fill it in.
document
  .querySelector('[data-join]')
  ?.addEventListener('focusin', () => void import('./JoinForm/join-form.ts'), { once: true });

// Search opens in place. If it cannot be loaded, its link does what it does without script.
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
  // A key is always struck on an element; without a focus, on the body.
  if (!searchLink || event.key !== '/' || (event.target as Element).closest('form')) return;
  try {
    if (!localStorage['slash']) openSearch(event);
  } catch {
    // Without storage the key could not be switched off, so then it does nothing.
  }
});
