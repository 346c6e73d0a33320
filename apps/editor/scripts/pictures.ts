import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, expect } from '@playwright/test';
import sharp from 'sharp';
import { debianChromium } from '@studio/browser/chromium.ts';
import { readCopy, restoreCopy, writeCopy } from '../tests/content-copy.ts';
import { EditorPage } from '@studio/browser/editor-page.ts';
import { photograph } from '../tests/photograph.ts';

/** Takes the pictures of docs/editing.md from the running editor, on a copy of content/. */
const port = Number(process.env['EDITOR_PICTURES_PORT'] ?? 4540);
const folder = fileURLToPath(new URL('../../../docs/editing/', import.meta.url));
const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('../tests/serve-copy.ts', import.meta.url)), String(port)],
  { stdio: 'inherit' },
);
const browser = await chromium.launch(debianChromium);

try {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1680, height: 980 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(180_000);
  await expect(async () => {
    expect((await page.request.get('/api/place')).ok()).toBe(true);
  }).toPass({ timeout: 180_000 });
  const editor = new EditorPage(page);
  const { form, phone } = editor;

  /** Smaller and with few colors: it only has to be readable. */
  const take = async (name: string, clip?: { width: number; height: number }): Promise<void> => {
    await wait(2000); // for fonts and drawings of two previews, whose servers never become idle
    const taken = await page.screenshot(clip && { clip: { x: 0, y: 0, ...clip } });
    const picture = sharp(taken).resize({ width: clip ? 640 : 1120 });
    await picture
      .png({ palette: true, colours: clip ? 16 : 32, dither: 0, effort: 10 })
      .toFile(`${folder}${name}.png`);
  };
  const formAlone = { width: 830, height: 900 };

  await editor.open('Services', 'seo');
  await phone.getByRole('heading', { level: 1 }).waitFor();
  await form.getByLabel('Tagline').fill('TODO, as soon as we know.');
  await editor.save();
  await editor.checks.getByText('still holds the placeholder').waitFor();
  await phone.getByText('TODO, as soon as we know.').waitFor();
  await take('workbench');

  await editor.open('Reviews', 'founder');
  await phone.getByText('Client Reviews').waitFor();
  await form.getByLabel('Client name').fill('Meenakshi Sivakumarasamy');
  await editor.save();
  await editor.checks.getByText('Sivakumarasamy').first().waitFor();
  await phone.getByText('Meenakshi Sivakumarasamy').waitFor();
  await take('spelling');

  await editor.open('Services', 'aws');
  await form.getByRole('group', { name: 'Not for' }).getByRole('row').first().click();
  await editor.dialog.getByRole('textbox').fill('No');
  await editor.dialog.getByRole('button', { name: 'Done' }).click();
  await editor.save();
  await editor.checks.getByText('Not saved.').waitFor();
  await take('refused');

  const dispatch = 'projects/dispatch-console.yaml';
  writeCopy(dispatch, readCopy(dispatch).replace('[ui-ux,', '[ui-design,'));
  await editor.open('Projects', 'dispatch-console');
  await editor.panel.getByText('to see this page').waitFor();
  await form.getByRole('group', { name: 'Disciplines' }).scrollIntoViewIfNeeded();
  await take('unshown');
  restoreCopy();

  await editor.open('Projects', 'dispatch-console');
  await form.getByRole('group', { name: 'Disciplines' }).scrollIntoViewIfNeeded();
  await take('project', formAlone);

  await editor.upload('Picture', 'Harbor at dusk.jpg', await photograph(1600, 900));
  await editor.picture('Picture').scrollIntoViewIfNeeded();
  await take('picture', formAlone);

  await editor.open('Reviews', 'founder');
  await form.getByLabel('Client name').waitFor();
  await take('review', formAlone);

  await editor.open('Vacancies');
  await form.getByRole('button', { name: 'Add' }).click();
  await form.getByLabel('From').fill('2026-12-01');
  await form.getByLabel('Until').fill('2027-01-31');
  await take('vacancy', formAlone);

  await editor.open('Claims and sources');
  await form.getByRole('row', { name: /^over 42% of websites/ }).click();
  await form.getByRole('dialog').getByLabel('Publisher').waitFor();
  await phone.getByText('WordPress is used on').waitFor();
  await take('claim');
} finally {
  await browser.close();
  server.kill();
}
