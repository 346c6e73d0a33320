/** The menus work without this. It adds that choosing a link closes the menu if the link stays on the page. */
const side = document.querySelector('dialog');
/** Older browsers have no popovers, so they never show or hide one. */
const mega: Partial<HTMLElement> | null = document.querySelector<HTMLElement>('[popover]');

const closeMenus = (): void => {
  mega?.hidePopover?.();
  side?.close();
};

addEventListener('click', (event) => {
  if ((event.target as Element).closest('[popover] a')) closeMenus();
});

// Each menu belongs to one layout: the other has no button for it, and the side menu locks the page.
matchMedia('(width>=64em)').onchange = closeMenus;

// A page restored by the back button must not have its menu open.
addEventListener('pagehide', closeMenus);

for (const button of document.querySelectorAll<HTMLButtonElement>('[command]'))
  if (side && 'closedBy' in side && 'command' in button)
    // This attribute is for browsers without invoker commands; others would warn at each press.
    button.popoverTargetElement = null;
  else void import('./older-browsers.ts');
