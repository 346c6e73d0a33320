import { expect, test } from 'vitest';
import { titleFromPath } from './title-from-path.ts';

test.each([
  ['/services/ui-ux', 'Ui Ux'],
  ['/services/', 'Services'],
  ['/work/loom-and-yarn/', 'Loom And Yarn'],
  ['/', ''],
])('the title of %s is “%s”', (path, title) => {
  expect(titleFromPath(path)).toBe(title);
});
