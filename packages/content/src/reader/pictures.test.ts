import { expect, test } from 'vitest';

import { loadContent } from './load-content.ts';
import { withContentFolder, contentWith, type Overrides } from './test-content/content-with.ts';
import { ContentError, formatFinding } from './finding.ts';

const photograph = { picture: 'pictures/depot.jpg' };

function said(faults: Overrides): readonly string[] {
  try {
    withContentFolder(faults, loadContent);
    return [];
  } catch (error) {
    return error instanceof ContentError ? error.findings.map(formatFinding) : [String(error)];
  }
}

test('a picture has a name that changes with its content', () => {
  const named = (bytes: string) =>
    contentWith({ 'projects/fir.yaml': photograph, 'pictures/depot.jpg': bytes }).pictures.get(
      'pictures/depot.jpg',
    )?.name;
  expect(named('one')).toMatch(/^depot-[0-9a-f]{8}$/);
  expect(named('one')).not.toBe(named('another'));
});

test('a missing picture, and one that no page shows', () => {
  expect(said({ 'projects/fir.yaml': photograph })).toEqual([
    'content/projects/fir.yaml, picture: names content/pictures/depot.jpg, which is not there. Choose a picture, or put the file there under this name.',
  ]);
  expect(said({ 'pictures/depot.jpg': 'unused' })).toEqual([
    'content/pictures/depot.jpg: is not used. Name it as the files beside it, or remove it.',
  ]);
});

test('a picture must be in its folder', () => {
  expect(said({ 'reviews/atlas.yaml': { logo: 'https://client.example/logo.svg' } })).toEqual([
    'content/reviews/atlas.yaml, logo: must be the path of a file in content/pictures, such as pictures/client.svg. Correct this value.',
  ]);
});
