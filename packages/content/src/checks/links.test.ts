import { describe, expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { links } from './links.ts';

const text = (written: string) => ({ 'services/atlas.yaml': { 'reasons.items.1.text': written } });

describe('links', () => {
  test('a reference to a page that exists is no fault', () => {
    const written =
      'See [birch](service:birch), [fir](project:fir), [privacy](page:privacy) and [us](page:contact).';
    expect(messagesOf(links, text(written))).toEqual([]);
  });

  test.each(['service:seo', 'page:team', 'https://example.com', '/contact', 'mailto:a@b.example'])(
    'a link to %s',
    (target) => {
      expect(messagesOf(links, text(`This leads [somewhere](${target}), or so it says.`))).toEqual([
        `content/services/atlas.yaml, reasons.items.1.text: links to “${target}”, which is no page ` +
          'of this site. Name an existing page, for example service:seo or page:contact.',
      ]);
    },
  );

  test('a link to a vacancy, whose page will be removed some day', () => {
    expect(messagesOf(links, text('Come and [work with us](vacancy:engineer) on this.'))).toEqual([
      'content/services/atlas.yaml, reasons.items.1.text: links to “vacancy:engineer”, which is no ' +
        'page of this site. Name an existing page, for example service:seo or page:contact.',
    ]);
  });

  test('a claim that does not exist', () => {
    expect(messagesOf(links, text('It is worth [claim:gold-price] to someone.'))).toEqual([
      'content/services/atlas.yaml, reasons.items.1.text: uses the claim “gold-price”, which is not ' +
        'in claims.yaml. Correct the name, or add what it refers to.',
    ]);
  });

  test('a spelled-out URL, also where markup has no meaning', () => {
    const faults = { 'pages/about.yaml': { heading: 'Read www.example.com today.' } };
    expect(messagesOf(links, faults)).toEqual([
      'content/pages/about.yaml, heading: spells out the address “www.example.com”. Name a page by ' +
        'reference, for example [our services](page:services), or leave it out.',
    ]);
  });
});
