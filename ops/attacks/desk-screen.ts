import type { Page } from '@playwright/test';
import type { Colleague, Product } from './product.ts';

export interface DeskScreen extends AsyncDisposable {
  readonly page: Page;
}

/** Opens a page of the desk in a new browser, signed in as this colleague. */
export async function openAtDesk(
  { chromium, desk }: Product,
  one: Colleague,
  path: string,
  watch: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<DeskScreen> {
  const context = await chromium.newContext();
  await context.addCookies([
    {
      name: '__Host-desk',
      value: one.cookies.get('__Host-desk') ?? '',
      url: desk.replace('http:', 'https:'),
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    },
  ]);
  const page = await context.newPage();
  await watch(page);
  await page.goto(desk + path);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}
