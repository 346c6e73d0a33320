import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { loadLazyContent } from './load-lazy-content.ts';

const columns = 12;
const thumbWidth = 180;
const gap = 8;

interface Thumb {
  readonly data: Buffer;
  readonly info: { readonly height: number };
}

async function thumbOf(page: Page, path: string): Promise<Thumb> {
  await page.goto(path);
  await loadLazyContent(page);
  const picture = sharp(await page.screenshot({ fullPage: true }));
  return picture.resize({ width: thumbWidth }).png().toBuffer({ resolveWithObject: true });
}

/** Small pages side by side, to spot at a glance what is too long, empty or inconsistent. */
export async function contactSheet(
  page: Page,
  paths: readonly string[],
  file: string,
): Promise<void> {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let top = 0;
  for (let first = 0; first < paths.length; first += columns) {
    const row: Thumb[] = [];
    for (const path of paths.slice(first, first + columns)) row.push(await thumbOf(page, path));
    placed.push(...row.map(({ data }, i) => ({ input: data, left: i * (thumbWidth + gap), top })));
    top += gap + Math.max(...row.map(({ info }) => info.height));
  }
  const size = { width: columns * (thumbWidth + gap), height: top };
  const ground = { create: { ...size, channels: 3 as const, background: 'gray' } };
  await sharp(ground).composite(placed).png().toFile(file);
}
