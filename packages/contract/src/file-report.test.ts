import { expect, test } from 'vitest';
import { fileReportSchema, wordRequestSchema } from './file-report.ts';

const finding = {
  file: 'content/pages/about.yaml',
  entry: 'About',
  form: '/edit/about',
  way: ['team', 0, 'name'],
  place: 'Team, 1, Name',
  sentence: 'The name is too long.',
};
const report = {
  file: finding.file,
  entry: 'About',
  findings: [finding],
  elsewhere: [{ ...finding, word: 'Menon' }],
};

test('a report has every finding, and the page if one shows it', () => {
  expect(fileReportSchema.parse(report)).toEqual(report);
  const shown = { ...report, page: '/about', preview: '/preview/about', unshown: 'It is a draft.' };
  expect(fileReportSchema.parse(shown)).toEqual(shown);
});

test.each(Object.keys(finding))('a finding without “%s” is refused', (field) => {
  const findings = [{ ...finding, [field]: undefined }];
  expect(fileReportSchema.safeParse({ ...report, findings }).success).toBe(false);
});

test.each(Object.keys(report))('a report without “%s” is refused', (field) => {
  expect(fileReportSchema.safeParse({ ...report, [field]: undefined }).success).toBe(false);
});

test.each([
  ['Menon', true],
  ['x'.repeat(60), true],
  ['x'.repeat(61), false],
  ['', false],
  ['two words', false],
  [' Menon', false],
  ['Menon\u0007', false],
])('the word %j can be added: %s', (word, is) => {
  expect(wordRequestSchema.safeParse({ word }).success).toBe(is);
});
