import type { Page } from '@playwright/test';

export type Missing = 'popover' | 'command' | 'closedby';

/**
 * Shows pages as in a browser that does not support an attribute: the attribute is renamed in the HTML, so that it
 * has no meaning.
 */
export async function lacks(page: Page, ...missing: readonly Missing[]): Promise<void> {
  await page.route(/^[^?]*$/, async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'document' && kind !== 'stylesheet') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body = kind === 'document' ? olderHtml(text, missing) : olderCss(text, missing);
    return route.fulfill({ response, body });
  });
  await page.addInitScript(forgetInScript, missing);
}

function olderHtml(html: string, missing: readonly Missing[]): string {
  let older = html.replaceAll(/ integrity="[^"]*"/g, '');
  if (missing.includes('popover')) older = older.replaceAll(/ popovertarget\w*="[^"]*"/gi, '');
  if (missing.includes('command')) older = older.replaceAll(/ commandfor="[^"]*"/g, '');
  // The behaviour of every modal dialog before the attribute existed: only Escape closes it.
  if (missing.includes('closedby')) older = older.replaceAll(/ closedby="any"/g, ' closedby');
  return older;
}

/** Without popovers the selector is invalid, and no default stylesheet hides them. */
function olderCss(css: string, missing: readonly Missing[]): string {
  if (!missing.includes('popover')) return css;
  const shown = '@layer before { [popover]:not(dialog) { display: block } }';
  return shown + css.replaceAll(':popover-open', ':popover-unknown');
}

function forgetInScript(missing: readonly Missing[]): void {
  const forget = (owner: object, ...names: string[]): void => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  if (missing.includes('popover'))
    forget(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  if (missing.includes('command'))
    forget(HTMLButtonElement.prototype, 'command', 'commandForElement');
  if (!missing.includes('closedby')) return;
  forget(HTMLDialogElement.prototype, 'closedBy');
  HTMLDialogElement.prototype.setAttribute = function (name, value) {
    Element.prototype.setAttribute.call(this, name, name === 'closedby' ? '' : value);
  };
}
