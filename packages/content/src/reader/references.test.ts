import { describe, expect, test } from 'vitest';
import { parseRichText } from '#schema/rich-text.ts';
import { formatFinding } from './finding.ts';
import { contentWith } from './test-content/content-with.ts';
import { referenceBook } from './reference-book.ts';
import { ReferenceResolver } from './references.ts';

const content = contentWith({});
const resolver = () => new ReferenceResolver(referenceBook(content), 'services/atlas.yaml');

test.each([
  ['page:home', '/'],
  ['page:privacy', '/privacy'],
  ['service:atlas', '/services/atlas'],
  ['project:hop', '/work/hop'],
  ['file:nda', '/nda.txt'],
  ['file:security-txt', '/.well-known/security.txt'],
  ['mail:contact', 'mailto:hello@company.example'],
])('%s is at %s', (target, address) => {
  expect(referenceBook(content).addresses.get(target)).toBe(address);
});

describe('ReferenceResolver', () => {
  test('fills in URLs at any depth, and leaves all else unchanged', () => {
    const found = resolver();
    const value = { a: 1, b: [{ text: parseRichText('See [it](project:fir).') }], c: null };
    expect(found.resolve(value)).toEqual({
      a: 1,
      b: [
        {
          text: [
            { kind: 'text', text: 'See ' },
            { kind: 'link', text: 'it', target: 'project:fir', href: '/work/fir' },
            { kind: 'text', text: '.' },
          ],
        },
      ],
      c: null,
    });
    expect(found.findings).toEqual([]);
  });

  test('fills in a claim’s words and numbers each claim once', () => {
    const found = resolver();
    const claim = { kind: 'claim', id: 'market', text: 'above 10 billion', note: 1 };
    expect(found.resolve(parseRichText('[claim:market][claim:market]'))).toEqual([claim, claim]);
    expect(found.notes.map(({ id, note }) => [id, note])).toEqual([['market', 1]]);
  });

  test('reports a reference without a target', () => {
    const found = resolver();
    found.resolve({ process: { steps: [{ text: parseRichText('See [it](service:oak).') }] } });
    found.services(['birch', 'oak'], 'related');
    found.technologies(['git', 'cobol'], 'technologies.items');
    expect(found.findings.map(formatFinding)).toEqual([
      'content/services/atlas.yaml, process.steps.0.text: links to “service:oak”, which is not a page ' +
        'of this site. Name an existing page, for example service:seo or page:contact.',
      'content/services/atlas.yaml, related.1: refers to the service “oak”, which does not exist. ' +
        'Correct the name, or add what it refers to.',
      'content/services/atlas.yaml, technologies.items.1: refers to the technology “cobol”, which is ' +
        'not in technologies.yaml. Correct the name, or add what it refers to.',
    ]);
  });
});
