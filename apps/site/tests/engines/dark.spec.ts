import { expect } from '@playwright/test';
import { test } from './engine-test.ts';

test.use({ setting: 'dark' });

/** The lightness of background and text, from 0 (black) to 1 (white). Runs on the page. */
function lightness(): { paper: number; ink: number } {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('No canvas.');
  const of = (color: string): number => {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 765;
  };
  const style = getComputedStyle(document.body);
  return { paper: of(style.backgroundColor), ink: of(style.color) };
}

test('pages are light on dark', async ({ visitor }) => {
  for (const path of ['/', '/services', '/contact']) {
    await visitor.open(path);
    const { paper, ink } = await visitor.ask(lightness);
    expect(paper, path).toBeLessThan(0.2);
    expect(ink, path).toBeGreaterThan(0.8);
  }
});
