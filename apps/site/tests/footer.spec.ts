import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { builtPages, fileOf } from './built-pages.ts';
import { distFolder } from './dist-folder.ts';
import { test } from './shared-tab.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('R42 has the logo, the company links and the social links, each a sample until confirmed', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link').first()).toHaveAttribute('href', '/');
  const company = footer.getByRole('navigation', { name: 'Company' }).getByRole('link');
  await expect(company).toHaveText(['Services', 'Work', 'Careers', 'About Us', 'Support']);
  await expect(company.last()).toHaveAttribute('href', '/services/support-maintenance');
  const social = footer.getByRole('list', { name: 'Social' }).getByRole('listitem');
  const written = siteContent().company.social;
  await expect(social).toHaveText(
    written.map(({ name, sample }) => (sample ? `${name}Sample details` : name)),
  );
  for (const [i, { name, url }] of written.entries())
    await expect(social.nth(i).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      url,
    );
  for (const path of builtPages)
    for (const { url } of written)
      expect(readFileSync(fileOf(path), 'utf8'), path).toContain(`href="${url}"`);
});

test('R43 R81 has the community form with required fields', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByLabel('Name')).toHaveAttribute('required');
  await expect(footer.getByLabel('Email')).toHaveAttribute('required');
  await expect(footer.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(footer.getByRole('button', { name: 'Join' })).toBeVisible();
});

test('R44 has the contact details and the copyright notice', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(
    footer.getByRole('link', { name: siteContent().company.contact.email }),
  ).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  // The year in which the site was built, which at New Year may be the previous one.
  const year = statSync(join(distFolder, 'about.html')).mtime.getFullYear();
  await expect(footer).toContainText(`© ${siteContent().company.founded}–${year}`);
});

/** The text of each line of an element. */
const linesOf = (element: Element): string[] => {
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (let at = 0; at < text.length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + text.charAt(at));
    }
  }
  return [...lines.values()];
};

for (const path of ['/', '/contact'])
  test(`an e-mail address on ${path} breaks only before its @ or after a dot`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 340, 360, 375, 384, 390, 400, 412, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      for (const link of await page.locator('a[href^="mailto:"]').filter({ visible: true }).all()) {
        if (!(await link.innerText()).includes('@')) continue;
        const lines = await link.evaluate(linesOf);
        for (const [index, line] of lines.entries())
          if (index > 0)
            expect(
              line.startsWith('@') || lines[index - 1]?.endsWith('.'),
              `${lines.join(' / ')} at ${width}`,
            ).toBe(true);
      }
    }
  });
