import type { Page } from '@playwright/test';

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Watches every page that is opened from now on; returns the CSP violations since the last call. */
export async function policyFaults(page: Page): Promise<() => Promise<string[]>> {
  let said: string[] = [];
  page.on('console', (message) => {
    if (/policy|refused|trusted/i.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window.violations ??= []).push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return async () => {
    const found = await page.evaluate(() => window.violations ?? []);
    const all = [...found, ...said];
    said = [];
    return all;
  };
}
