import { describe, expect, test } from 'vitest';
import { ContentError, formatFinding } from './finding.ts';
import { loadContent } from './load-content.ts';
import { withContentFolder, contentWith, type Overrides } from './test-content/content-with.ts';

/** The findings of the reader, as text. */
function refused(faults: Overrides): string[] {
  try {
    contentWith(faults);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.findings.map(formatFinding);
    throw error;
  }
}

const atlas = (change: Record<string, unknown>) => refused({ 'services/atlas.yaml': change });
const place = 'content/services/atlas.yaml';

describe('the content of a file', () => {
  test('valid content is read completely, in the order of file names', () => {
    const content = contentWith({});
    expect(content.services.map(({ slug }) => slug)).toEqual([
      'atlas',
      'birch',
      'cedar',
      'delta',
      'ember',
    ]);
    expect(content.vacancies).toEqual([]);
  });

  test('an unknown field', () => {
    expect(atlas({ colour: 'blue' })).toEqual([
      `${place}: has the unknown field “colour”. Remove it or correct its spelling.`,
    ]);
    expect(atlas({ 'intro.colour': 'blue' })).toEqual([
      `${place}, intro: has the unknown field “colour”. Remove it or correct its spelling.`,
    ]);
  });

  test.each([undefined, null])('a field that is %s', (value) => {
    expect(atlas({ 'call.title': value })).toEqual([
      `${place}, call.title: is empty or missing. Fill it in.`,
    ]);
  });

  test.each([
    ['tagline', 2003, 'must be written as text. Put quotes around it.'],
    ['engagement.sample', 'no', 'must be true or false. Write one of the two, without quotes.'],
    ['related', 'birch', 'must be a list. Begin each entry with a hyphen.'],
    ['call', 'Call us', 'must be a group of fields. Compare it with a file beside it.'],
    ['intro.style', 'plain', 'must be one of: definition, drop-cap. Choose one of them.'],
    ['title', 'x'.repeat(61), 'has 61 characters; at most 60 fit. Take 1 character away.'],
    ['line', 'short', 'has 5 characters; it needs at least 10. Add 5.'],
    ['summary', 'short', 'has 5 characters; it needs at least 70. Add 65.'],
    ['notFor.items', ['One alone.'], 'has 1 entry; it needs at least 2. Add 1.'],
    ['features.items', [], 'has 0 entries; it needs at least 6. Add 6.'],
    [
      'features.items',
      Array.from({ length: 7 }, () => ({ title: 'One more', text: 'A row of its own.' })),
      'needs a multiple of 6 entries, so that rows of 2 and of 3 both come out even. Correct this value.',
    ],
    ['reviewed', '15 May', 'must be a date such as 2026-11-15. Correct this value.'],
    ['related.0', 'Two Words', 'must be lower-case words joined by hyphens. Correct this value.'],
  ])('%s as %j', (field, value, sentence) => {
    expect(atlas({ [field]: value })).toEqual([`${place}, ${field}: ${sentence}`]);
  });

  test('a number out of bounds', () => {
    expect(refused({ 'reviews/atlas.yaml': { order: 6 } })).toEqual([
      'content/reviews/atlas.yaml, order: must be at most 5. Correct this value.',
    ]);
    expect(refused({ 'reviews/atlas.yaml': { order: 1.5 } })).toEqual([
      'content/reviews/atlas.yaml, order: must be a whole number. Write digits, without quotes.',
    ]);
  });

  test('an invalid id', () => {
    expect(
      refused({ 'technologies.yaml': { 'Ruby on Rails': { name: 'Ruby on Rails' } } }),
    ).toEqual([
      'content/technologies.yaml, Ruby on Rails: is not a usable name. Use lower-case words joined by hyphens.',
    ]);
  });

  test('all findings are reported at once', () => {
    expect(
      refused({ 'services/atlas.yaml': { title: 1 }, 'legal/privacy.yaml': { opening: 2 } }),
    ).toHaveLength(2);
  });
});

describe('the file itself', () => {
  test('what is not YAML', () => {
    expect(refused({ 'services/atlas.yaml': 'title: one\ntitle: two\n' })).toEqual([
      `${place}: cannot be read as YAML: Map keys must be unique at line 2, column 1. Compare it ` +
        'with a file beside it.',
    ]);
  });

  test('an empty file', () => {
    expect(refused({ 'services/atlas.yaml': '' })).toEqual([
      `${place}: is empty or missing. Fill it in.`,
    ]);
  });

  test('a file that must be there', () => {
    expect(refused({ 'pages/work.yaml': undefined, 'claims.yaml': undefined })).toEqual([
      'content/claims.yaml: is missing or cannot be opened. Compare it with a file beside it.',
      'content/pages/work.yaml: is missing or cannot be opened. Compare it with a file beside it.',
    ]);
  });

  test('a name that is not a valid slug', () => {
    expect(refused({ 'legal/Cookie Policy.yaml': '' })).toEqual([
      'content/legal/Cookie Policy.yaml: has a file name that cannot be an address. Use lower-case ' +
        'words joined by hyphens.',
    ]);
  });

  test.each(['services/fern.yml', 'pages/team.yaml', 'team/me.yaml', 'notes.txt'])(
    '%s is not used',
    (file) => {
      expect(refused({ [file]: 'title: lost' })).toEqual([
        `content/${file}: is not used. Name it as the files beside it, or remove it.`,
      ]);
    },
  );

  test('a hidden file is ignored', () => {
    expect(refused({ 'vacancies/.gitkeep': '' })).toEqual([]);
  });
});

test('the error that fails a build has every finding', () => {
  expect(() => withContentFolder({ 'services/atlas.yaml': { tagline: 5 } }, loadContent)).toThrow(
    `The content has 1 problem(s):\n${place}, tagline: must be written as text. Put quotes around it.`,
  );
});
