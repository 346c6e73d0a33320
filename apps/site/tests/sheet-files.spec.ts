import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { Answers } from '@studio/sheet/answers.ts';
import { extreme, finish, full, openSheet, wordsOn } from './sheet-page.ts';
import { payloads } from './xss-payloads.ts';

async function finished(page: Page, answers: Answers): Promise<void> {
  await openSheet(page, answers);
  await finish(page).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'This sheet is no longer' }),
  ).toBeVisible();
}

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

for (const [name, answers] of Object.entries({ full, extreme }))
  test(`printed, a ${name} sheet is one page of A4 and nothing else`, async ({ page }) => {
    await openSheet(page, answers);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const info = execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' });
    expect(info).toMatch(/Pages:\s+1\n/);
    expect(info).toMatch(/Page size:\s+84\d(?:\.\d+)? x 59\d/);
    const words = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
    expect(words).toContain('Our advice');
    expect(words).not.toMatch(/Let's talk|Join the community|Send it to us/);
  });

test('it can be saved as SVG, as PNG and as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await finished(page, full);
  const svg = await download(page, 'Download as SVG');
  expect(svg.name).toBe('bridge-inspections-rev-a.svg');
  expect(svg.bytes.toString()).toMatch(/^<svg [\s\S]*Bridge inspections[\s\S]*<\/svg>$/);
  expect(svg.bytes.toString()).not.toMatch(/<script|<style|href=/);
  const png = await download(page, 'Download as PNG');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  // The width is in the PNG header.
  expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(2_000);
  expect(png.bytes.length).toBeGreaterThan(60_000);
  // The confirmation is short: first it must be gone from the previous button, then it is awaited from before the
  // click.
  await page.getByRole('button', { name: 'Download as PNG' }).waitFor();
  const said = page.getByRole('button', { name: 'Done' }).waitFor();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await said;
  // The policy lets no page read the clipboard; the visitor can paste it.
  const details = page.getByLabel('Project details (optional)');
  await details.focus();
  await page.keyboard.press('Control+V');
  await expect(details).toHaveValue(/^# Bridge inspections\n/);
});

test('malicious answers stay text, on the page and in files', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', (dialog) => faults.push(dialog.message()));
  const hostile = payloads.flatMap(({ html }) => html ?? []).slice(0, 12);
  for (const text of hostile) {
    // A page of the site that opens fast: only from the site can the stored sheet be deleted.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    const answers = {
      ...full,
      project: text.slice(0, 60),
      owner: text.slice(0, 40),
      words: text,
      talksOther: text.slice(0, 40),
      hangs: text.slice(0, 60),
    };
    await openSheet(page, answers);
    expect(await wordsOn(page)).toContain(text.slice(0, 12));
    expect(await page.locator('#planted').count()).toBe(0);
    await finish(page).click();
    const { bytes } = await download(page, 'Download as SVG');
    expect(bytes.toString()).not.toMatch(/<(?:script|img|iframe|a|foreignObject|style)\b/i);
  }
  expect(await page.evaluate(() => document.documentElement.dataset['broken'])).toBeUndefined();
  expect(faults).toEqual([]);
});
