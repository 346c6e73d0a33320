import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icon, iconNames, markSvg } from './icons.ts';

const logo = { viewBox: '0 0 8 8', shapes: '<path fill="#fff" d="M2 2h4v4h-4z"/>' };

test('the tab icon is the logo and nothing else', () => {
  expect(markSvg(logo)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${logo.shapes}</svg>`,
  );
});

test('where a phone crops the icon, the brand’s color extends to the edge', async () => {
  const { data } = await sharp(icon('maskable-512', logo))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 4)]).toEqual([0x0d, 0x6e, 0xd6, 0xff]);
});

test('every icon is a PNG', () => {
  for (const name of iconNames) expect(icon(name, logo).toString('latin1', 1, 4), name).toBe('PNG');
});
