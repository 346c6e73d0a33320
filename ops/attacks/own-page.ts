import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

interface OwnForm {
  readonly action: string;
  /** Hidden fields included. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface OwnPage {
  readonly text: string;
  readonly forms: readonly OwnForm[];
}

/** Opens the enquirer's own page in a browser by the link in our mail. */
export async function openOwnPage(
  { chromium }: Product,
  link: string,
  watch: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<OwnPage> {
  const page = await chromium.newPage();
  try {
    await watch(page);
    await page.goto(link);
    await page.locator('form[method=post]').first().waitFor({ state: 'attached' });
    const forms = await page.locator('main form[method=post]').evaluateAll((found) =>
      found.map((form) => ({
        action: (form as HTMLFormElement).action,
        fields: Object.fromEntries(
          [...new FormData(form as HTMLFormElement)].map(([name, value]) => [
            name,
            typeof value === 'string' ? value : '',
          ]),
        ),
      })),
    );
    return { text: await page.locator('main').innerText(), forms };
  } finally {
    await page.close();
  }
}

/** Ticks the box and presses "Erase", as the enquirer would. */
export async function eraseOnOwnPage({ chromium }: Product, link: string): Promise<void> {
  const page = await chromium.newPage();
  try {
    await page.goto(link);
    const form = page.locator('form').filter({ has: page.locator('[name=sure]') });
    await form.evaluate((one) => {
      for (const box of one.querySelectorAll<HTMLInputElement>('[name=sure]')) box.checked = true;
    });
    await form.evaluate((one) => {
      (one as HTMLFormElement).requestSubmit();
    });
    await page.getByText('erased').first().waitFor();
  } finally {
    await page.close();
  }
}
