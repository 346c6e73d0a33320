import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { formatFinding } from '#reader/finding.ts';
import { contentWith, messagesOf, type Overrides } from '#reader/test-content/content-with.ts';
import { brokenLinks, links, outsideLinks, redirects } from './links.ts';

describe('links', () => {
  const text = (written: string) => ({
    'services/atlas.yaml': { 'reasons.items.1.text': written },
  });

  test('a reference to a page that exists is no fault', () => {
    const written =
      'See [birch](service:birch), [fir](project:fir), [privacy](page:privacy) and [us](page:contact).';
    expect(messagesOf(links, text(written))).toEqual([]);
  });

  test.each(['service:seo', 'page:team', 'https://example.com', '/contact', 'mailto:a@b.example'])(
    'a link to %s',
    (target) => {
      expect(messagesOf(links, text(`This leads [somewhere](${target}), or so it says.`))).toEqual([
        `content/services/atlas.yaml, reasons.items.1.text: links to “${target}”, which is not a page ` +
          'of this site. Name an existing page, for example service:seo or page:contact.',
      ]);
    },
  );

  test('a link to a vacancy, whose page will be removed some day', () => {
    expect(messagesOf(links, text('Come and [work with us](vacancy:engineer) on this.'))).toEqual([
      'content/services/atlas.yaml, reasons.items.1.text: links to “vacancy:engineer”, which is not a ' +
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

describe('redirects', () => {
  const today = new Date('2026-11-15');
  const entry = (from: string, to = 'service:atlas') => ({ from, to, why: 'It was renamed.' });
  const say = (released: readonly string[], faults: Overrides) =>
    messagesOf(redirects(released, today), faults);

  test('a released path that is still a page', () => {
    expect(say(['/', '/services/atlas', '/privacy'], {})).toEqual([]);
  });

  test('a released path that redirects to a page', () => {
    const faults = { 'redirects.yaml': { 0: entry('/services/old') } };
    expect(say(['/services/old'], faults)).toEqual([]);
  });

  test('a slug renamed without a redirect', () => {
    expect(say(['/services/atlas', '/services/old'], {})).toEqual([
      'content/redirects.yaml: has no entry for “/services/old”, which was released once and is no ' +
        'longer a page. Enter the page that took its place and why, or give the page its old file name back.',
    ]);
  });

  test('a redirect that hides a page', () => {
    const faults = { 'redirects.yaml': { 0: entry('/services/birch') } };
    expect(say([], faults)).toEqual([
      'content/redirects.yaml, 0.from: is the address of a page, which could not be reached any more. ' +
        'Remove this entry, or rename the page.',
    ]);
  });

  test('a path that is redirected twice', () => {
    const faults = { 'redirects.yaml': { 0: entry('/old'), 1: entry('/old', 'page:work') } };
    expect(say([], faults)).toEqual([
      'content/redirects.yaml, 1.from: leads “/old” away a second time. Remove one of the two.',
    ]);
  });

  test.each([
    ...['/api', '/api/enquiries', '/auth/login', '/_astro/page.js', '/.well-known/security.txt'],
    ...['/404', '/404.html', '/500', '/500.html', '/index.html', '/index.md', '/robots.txt'],
  ])('a redirect from %s, which the web server needs itself', (from) => {
    expect(say([], { 'redirects.yaml': { 0: entry(from) } })).toEqual([
      `content/redirects.yaml, 0.from: is “${from}”, which the web server needs itself. ` +
        'Enter the old address of a page, or remove this entry.',
    ]);
  });

  test.each(['/services/birch.html', '/services/birch.md'])(
    'a redirect from %s, a file of a page',
    (from) => {
      expect(say([], { 'redirects.yaml': { 0: entry(from) } })).toEqual([
        'content/redirects.yaml, 0.from: is a file of the page “/services/birch”. Remove this entry.',
      ]);
    },
  );

  test.each(['/~old', '/old path', '/old?a=b', '/old/', 'old', '/', `/${'a'.repeat(200)}`])(
    'a redirect from %s, which is no address of a page',
    (from) => {
      expect(() => contentWith({ 'redirects.yaml': { 0: entry(from) } })).toThrow(
        'content/redirects.yaml, 0.from: must be an address such as /services/old-name, of at most ' +
          '200 letters, digits, dots, hyphens and underscores. Correct this value.',
      );
    },
  );

  test.each(['mail:contact', 'figure:lost'])('a redirect to %s, which is no page', (to) => {
    expect(() => contentWith({ 'redirects.yaml': { 0: entry('/old', to) } })).toThrow(
      'content/redirects.yaml, 0.to: must name a page as links do, as in page:contact. Correct this value.',
    );
  });

  test('a redirect to a page that does not exist', () => {
    const faults = { 'redirects.yaml': { 0: entry('/old', 'service:gone') } };
    expect(messagesOf(links, faults)).toEqual([
      'content/redirects.yaml, 0.to: links to “service:gone”, which is not a page of this site. Name an ' +
        'existing page, for example service:seo or page:contact.',
    ]);
  });
});

describe('outside links', () => {
  test('finds every URL except the site’s own', () => {
    const social = [{ name: 'LinkedIn', url: 'https://network.example/company' }];
    expect(outsideLinks(contentWith({ 'company.yaml': { social } }))).toEqual([
      { file: 'company.yaml', field: 'social.0.url', address: 'https://network.example/company' },
      { file: 'claims.yaml', field: 'market.source', address: 'https://statistics.example' },
    ]);
  });

  test('returns those that do not answer with a page', async () => {
    const server = createServer(({ url }, answer) => {
      answer.writeHead(url === '/gone' ? 410 : 200).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const link = (path: string) => ({ file: 'claims.yaml', field: 'a.source', address: at + path });
    try {
      expect((await brokenLinks([link('/'), link('/gone')])).map(formatFinding)).toEqual([
        `content/claims.yaml, a.source: leads to ${at}/gone, which answers with the status 410. Find where it went, or name another.`,
      ]);
    } finally {
      server.close();
    }
    expect((await brokenLinks([link('/')])).map(formatFinding)).toEqual([
      `content/claims.yaml, a.source: leads to ${at}/, where nothing answers. Find where it went, or name another.`,
    ]);
  });
});
