import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { withContentFolder } from './test-content/content-with.ts';

test('the brand is read separately, whatever else is wrong with the content', () => {
  const { color, file, root } = withContentFolder(
    { 'services/atlas.yaml': 'title: [' },
    (folder) => ({
      ...brand(folder),
      root: folder,
    }),
  );
  expect(color).toMatch(/^#[\da-f]{6}$/);
  expect(file).toBe(`${root}/company.yaml`);
});

test('without a company there is no brand, and an error says so', () => {
  expect(() => withContentFolder({ 'company.yaml': undefined }, brand)).toThrow(
    'content/company.yaml: is missing or cannot be opened.',
  );
});
