import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { initFolder } from './content-folder.ts';
import { namesOf, readTextFiles, tracesIn } from './traces.ts';

const first = loadContent();
const files = readTextFiles(join(initFolder, 'dist'));
const home = files.find(({ file }) => file === 'index.html')?.text.replaceAll('<!-- -->', '');

test('right after npm run init no page has a name, person, address or number of the sample', () => {
  expect(files.length).toBeGreaterThan(50);
  const people = first.people.map(({ value }) => value.name);
  expect(tracesIn(files, [...namesOf(first), ...people])).toEqual([]);
});

test('the new company is in the footer, in its founding year, with its social link', () => {
  const year = new Date().getFullYear();
  expect(home).toContain(`© ${year} Maré Digital, Lda.`);
  expect(home).toContain('href="https://www.linkedin.com/company/mare-digital"');
});
