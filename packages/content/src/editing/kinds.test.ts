import { expect, test } from 'vitest';
import { files, folders, formName, navigation } from './kinds.ts';

test('the menu has every kind, once', () => {
  const kinds = [...Object.keys(folders), ...Object.keys(files).map(formName)];
  expect(Object.values(navigation).flat().sort()).toEqual(kinds.sort());
});
