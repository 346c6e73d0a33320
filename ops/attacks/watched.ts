import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

export interface Watched {
  readonly found: string[];
  readonly watch: (page: Page) => Promise<void>;
}

/** Records what a page must not do: open dialogs, violate its policy, send requests to other hosts. */
export function watched({ site, desk }: Product): Watched {
  const found: string[] = [];
  return {
    found,
    async watch(page) {
      page.on('dialog', (dialog) => {
        found.push(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        const url = request.url();
        if (![site, desk].some((own) => url.startsWith(`${own}/`)) && !url.startsWith('data:'))
          found.push(`request to ${url}`);
      });
      page.on('console', (line) => {
        if (/content security policy/iu.test(line.text())) found.push(line.text());
      });
      await page.addInitScript(() => {
        Object.defineProperty(window, 'obeyed', {
          set: () => {
            console.error('Content Security Policy: a script was obeyed');
          },
        });
      });
    },
  };
}
