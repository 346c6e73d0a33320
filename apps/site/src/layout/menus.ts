/**
 * The menus work without this. It adds what the platform leaves open: choosing a link closes the
 * menu also where the link stays on the page.
 */
const side = document.querySelector('dialog');
/** Older browsers do not know how to hide a popover, and never show one. */
const mega: Partial<HTMLElement> | null = document.querySelector<HTMLElement>('[popover]');

const closeMenus = (): void => {
  mega?.hidePopover?.();
  side?.close();
};

addEventListener('click', (event) => {
  if ((event.target as Element).closest('[popover] a')) closeMenus();
});

// A page restored by the back button must not come back with its menu open.
addEventListener('pagehide', closeMenus);

for (const button of document.querySelectorAll<HTMLButtonElement>('[command]'))
  if (side && 'closedBy' in side && 'command' in button)
    // It is for browsers without commands; the others warn of it at each press.
    button.popoverTargetElement = null;
  else void import('./older-browsers.ts');
