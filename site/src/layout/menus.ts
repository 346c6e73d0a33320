/**
 * The menus work without this. It adds what the platform leaves open: choosing a link closes the
 * menu also where the link stays on the page, and browsers without invoker commands can open it.
 */
const mega = document.querySelector<HTMLElement>('[popover]');
const side = document.querySelector('dialog');

const closeMenus = (): void => {
  mega?.hidePopover();
  side?.close();
};

document.querySelector('header')?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[popover] a, dialog a')) closeMenus();
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const button = target.closest('[command]');
  if (button && side?.contains(button)) side.close();
  else if (button) side?.showModal();
});

// A page restored by the back button must not come back with its menu open.
addEventListener('pagehide', closeMenus);
