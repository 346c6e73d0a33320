import { expect, test } from 'vitest';
import { pictureName } from './picture-name.ts';

test.each([
  ['Lager Süd (2).JPG', 'lager-sud-2.jpg'],
  ['control-room.webp', 'control-room.webp'],
  ['日本.png', 'picture.png'],
  ['../../secret.svg', 'secret.svg'],
])('%s is kept as %s', (uploaded, kept) => {
  expect(pictureName(uploaded)).toBe(kept);
});
