import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveContent } from '@studio/content/reader/site-content.ts';
import { mainMenu } from '@studio/content/routes/main-menu.ts';
import { placeholders } from '@studio/content/checks/placeholders.ts';
import { tell } from '@studio/content/reader/finding.ts';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { allExtras } from '@studio/content/reader/planted/all-extras.ts';
import type { Extras } from '@studio/content/schema/extras.schema.ts';
import { claims, groups, servicePages } from './words.ts';

/** The frozen copy of the content, held against the specification's own words. */
const content = loadContent(join(import.meta.dirname, '../fixtures/specification/content'));
const { siteContent } = resolveContent(content);
const contentWith = (value: Extras) =>
  resolveContent({ ...content, extras: { ...content.extras, value } }).siteContent;
const service = (slug: string) => siteContent.services.find((one) => one.slug === slug);

const titles = servicePages.map(([slug, title]) => ({ slug, title }));
const taglines = servicePages.flatMap(([slug, , tagline]) => (tagline ? { slug, tagline } : []));

describe('service pages', () => {
  test('R29 there are 32 of them, and no other', () => {
    expect(siteContent.services.map(({ slug }) => slug)).toEqual(
      servicePages.map(([slug]) => slug).sort(),
    );
  });

  test.each(titles)('R29 $slug is titled “$title”', ({ slug, title }) => {
    expect(service(slug)?.title).toBe(title);
  });

  test.each(taglines)('R30 $slug says “$tagline”', ({ slug, tagline }) => {
    expect(service(slug)?.tagline).toBe(tagline);
  });

  test('R31 the title of the SEO page is spelled out correctly', () => {
    expect(service('seo')?.title).toBe('Search Engine Optimization (SEO)');
  });

  test('R32 no page shows a placeholder', () => {
    expect(placeholders(content).map(tell)).toEqual([]);
  });
});

describe('categories and menu', () => {
  test('R46 five categories in the specification’s order, each with id, name, description and link', () => {
    expect(siteContent.categories.map(({ name }) => name)).toEqual(Object.keys(groups));
    for (const { id, description, href } of siteContent.categories) {
      expect(description).toMatch(/\.$/);
      expect(href).toBe(`/services#${id}`);
    }
  });

  test.each(Object.entries(groups))('R36 %s holds its services', (name, entries) => {
    const category = siteContent.categories.find((one) => one.name === name);
    expect(category?.services.map((entry) => [entry.name, entry.href])).toEqual(
      Object.entries(entries).map(([entry, slug]) => [entry, `/services/${slug}`]),
    );
  });

  test('R49 menu items have id, name and link; services has the groups', () => {
    const named = (extras: Extras) =>
      mainMenu(contentWith(extras)).map(({ id, name, href }) => [id, name, href]);
    const specified = [
      ['services', 'Services', '/services'],
      ['work', 'Work', '/work'],
      ['careers', 'Careers', '/careers'],
      ['about', 'About', '/about'],
    ];
    expect(named({ ...allExtras, termsOfWork: false })).toEqual(specified);
    expect(named(allExtras)).toEqual([
      ...specified,
      ['terms-of-work', 'What it costs', '/terms-of-work'],
    ]);
    const [services, ...others] = mainMenu(siteContent);
    expect(services?.groups).toHaveLength(5);
    for (const { groups: held } of others) expect(held).toBeUndefined();
  });
});

describe('projects and reviews', () => {
  test('R47 three featured projects with link, picture, name and line', () => {
    const featured = siteContent.projects.filter((project) => project.featured);
    expect(featured).toHaveLength(3);
    for (const { slug, href, cover, name, line } of featured) {
      expect(href).toBe(`/work/${slug}`);
      expect([cover, name, line]).not.toContain('');
    }
  });

  test('R48 five reviews, each with the words of its own file, in the order the files ask for', () => {
    expect(siteContent.reviews.map(({ id, label }) => [id, label])).toEqual([
      ['head-of-product', 'client label a'],
      ['chief-technology-officer', 'client label b'],
      ['engineering-manager', 'client label c'],
      ['founder', 'client label d'],
      ['director-of-it', 'client label e'],
    ]);
    expect(siteContent.reviews[3]).toMatchObject({
      review: expect.stringMatching(/^They told us which half of our idea .* and why\.$/) as string,
      clientName: 'Client name',
      clientOccupation: 'Founder, early-stage startup',
    });
  });
});

describe('claims', () => {
  test.each(claims)('R50 %s states %s as a claim: %s', (slug, id, words) => {
    const note = service(slug)?.notes.find((one) => one.id === id);
    expect(note?.value).toContain(words);
  });

  test('R51 there is one WordPress share, not two', () => {
    const shares = Object.values(content.claims.value).filter(({ sentence }) =>
      /WordPress.*%/.test(sentence),
    );
    expect(shares).toHaveLength(1);
  });
});
