import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { pageFinder } from '@studio/search/find-pages.ts';
import type { SearchIndex } from '@studio/search/search-index.ts';
import { axeFaults } from '@studio/browser/axe.ts';
import { builtText } from './built-file.ts';
import { pages } from './built-pages.ts';
import { aService } from './any-entries.ts';
import { dialog, field, link, results } from './search-dialog.ts';

const budget = 40 * 1024;
/** The pages that a search should find. */
const toFind = pages.filter((path) => path !== '/search');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to all pages by subject, each with its summary', async ({ page }) => {
    await page.goto('/about');
    await link(page).click();
    await expect(page).toHaveURL('/search');
    const listed = page.getByRole('main').getByRole('listitem');
    await expect(listed).toHaveCount(toFind.length);
    const addresses = await listed
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    expect(addresses.toSorted()).toEqual(toFind.toSorted());
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    for (const line of await listed.getByRole('paragraph').allInnerTexts())
      expect(line.length).toBeGreaterThan(9);
  });

  test('on a phone the link is in the header', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await expect(link(page)).toBeInViewport();
  });
});

const builtIndex = () => JSON.parse(builtText('search-index.json')) as SearchIndex;

test('by keyboard alone: slash, a misspelled word, arrows, Enter', async ({ page }) => {
  const index = builtIndex();
  const find = pageFinder(index);
  /** The third letter of a name is doubled. */
  const misspelled = ({ name }: { readonly name: string }) => name.replace(/^..(.)/, '$&$1');
  const wanted = index.pages.find((one) => {
    const { pages: found } = find(misspelled(one));
    return found[0]?.href === one.href && found.length > 1;
  });
  if (!wanted) throw new Error('No misspelled name finds its page and another one.');
  await page.goto('/about');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type(misspelled(wanted));
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ pages found/);
  await expect(results(page).first()).toContainText(wanted.name);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(wanted.href);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
});

test('Enter in the field opens the best match; typing on a result continues in the field', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(aService.title.slice(0, -2));
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type(aService.title.slice(-2));
  await expect(field(page)).toHaveValue(aService.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(aService.href);
});

test('announces how many pages there are, none included', async ({ page }) => {
  const index = builtIndex();
  const find = pageFinder(index);
  const words = index.pages.flatMap(({ names }) => names);
  const wordOn = (isSo: (found: number) => boolean) =>
    words.find((word) => isSo(find(word).pages.length) && !find(word).say) ?? '';
  await page.goto('/about');
  await link(page).click();
  const said = dialog(page).getByRole('status');
  await field(page).fill(wordOn((found) => found > 8));
  await expect(said).toHaveText(/^\d+ pages found, the nearest 8 are shown\.$/);
  await expect(results(page)).toHaveCount(8);
  await field(page).fill(wordOn((found) => found === 1));
  await expect(said).toHaveText('1 page found.');
  await field(page).fill('xyzzy');
  await expect(said).toHaveText(`${index.none} Ask us.`);
  await field(page).fill('');
  await expect(said).toBeEmpty();
  await dialog(page).getByRole('link', { name: 'All pages by subject' }).click();
  await expect(page).toHaveURL('/search');
});

test('opens from the header; Escape closes it and restores focus', async ({ page }) => {
  await page.goto('/about');
  await link(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
  await expect(page).toHaveURL('/about');
});

test('a slash typed into a form is a slash, and the key can be switched off', async ({ page }) => {
  await page.goto('/contact');
  const name = page.getByRole('main').getByLabel('Name', { exact: true });
  await name.pressSequentially('and/or');
  await expect(name).toHaveValue('and/or');
  await link(page).click();
  await dialog(page).getByLabel('Open with the / key').uncheck();
  await page.reload();
  await page.keyboard.press('/');
  await link(page).click();
  await expect(field(page)).toBeFocused();
  await dialog(page).getByLabel('Open with the / key').check();
  await page.reload();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('if storage is forbidden the slash key does nothing, and the link opens the search', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await page.keyboard.press('/');
  await link(page).click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('costs nothing until it is opened, and then at most 40 KB', async ({ page }) => {
  const loaded: Promise<number>[] = [];
  await page.goto('/about', { waitUntil: 'networkidle' });
  page.on('response', (answer) => {
    loaded.push(answer.body().then((body) => brotliCompressSync(body).length));
  });
  await link(page).hover();
  expect(loaded).toEqual([]);
  await link(page).click();
  await field(page).fill(aService.title);
  await expect(results(page).first()).toBeVisible();
  const bytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budget);
});

test('the page of all pages has the field too, and keeps the query', async ({ page }) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  const own = main.getByLabel('Search this site');
  const found = main.getByRole('search').locator('~ ul').getByRole('link');
  await own.fill(aService.title);
  await expect(found.first()).toContainText(aService.title);
  await own.press('Enter');
  await page.reload();
  await expect(own).toHaveValue(aService.title);
  await found.first().click();
  await expect(page).toHaveURL(aService.href);
});

test('a search without a result offers to ask us', async ({ page }) => {
  await page.goto('/search?q=zzyzx');
  const status = page.getByRole('main').getByRole('status');
  await expect(status.getByRole('link')).toHaveAttribute('href', '/contact');
});

for (const missing of ['**/_astro/search.*.js', '**/search-index.json'])
  test(`without ${missing} it leads to the list of all pages`, async ({ page }) => {
    await page.route(missing, (route) => route.abort());
    await page.goto('/about');
    await link(page).click();
    await expect(page).toHaveURL('/search');
  });

test('works under a CSP with Trusted Types and without inline styles', async ({ page }) => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; " +
    "img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  await page.goto('/about');
  await link(page).click();
  await field(page).fill(aService.title);
  await expect(results(page).first()).toBeVisible();
  await expect(dialog(page)).toHaveCSS('border-top-color', 'rgb(13, 110, 214)');
  expect(refused).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1440])
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 700 } });

      test('axe finds nothing in the open search, and the close button is in view', async ({
        page,
      }) => {
        await page.goto('/search');
        await page.keyboard.press('/');
        await field(page).fill(aService.title);
        await expect(results(page).first()).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        const sideways = await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth);
        expect(sideways).toBeLessThanOrEqual(0);
        await results(page).last().focus();
        await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport();
      });
    });
