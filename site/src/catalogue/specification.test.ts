import { describe, expect, test } from 'vitest';
import { resolveContent } from './catalogue.ts';
import { placeholders } from './checks/placeholders.ts';
import { tell } from './finding.ts';
import { loadContent } from './load-content.ts';

/** The real content, held against the specification's own words. */
const content = loadContent();
const { catalogue } = resolveContent(content);
const service = (slug: string) => catalogue.services.find((one) => one.slug === slug);

/** Slug, title, and the tagline where the specification or the product's decisions give one. */
const pages: readonly (readonly [string, string, string?])[] = [
  ['ui-ux', 'UI/UX Design'],
  ['prototype', 'Prototyping'],
  ['brand-identity', 'Brand identity'],
  ['wireframes', 'Wireframes'],
  [
    'application-modernization',
    'Application Modernization',
    'Improve IT agility, enhance CX through application modernization.',
  ],
  ['application-redesign', 'Application Redesign'],
  ['custom-software-development', 'Custom Software Development'],
  ['embedded-software-development', 'Embedded Software Development'],
  ['mobile-app-development', 'Mobile App Development', 'Connect with Your Users Anywhere.'],
  ['poc-development', 'Proof of concept (POC)', 'Validate Your Ideas Before You Build.'],
  ['product-development', 'Product Development', 'Transforming an idea into a successful product.'],
  ['web-development', 'Web Development', 'Crafting Engaging Digital Experiences.'],
  ['cloud-engineering', 'Cloud Engineering', 'Scale with Confidence.'],
  ['cloud-migration', 'Cloud Migration'],
  ['digital-transformation', 'Digital Transformation', 'Future-Proof Your Business.'],
  ['discovery-workshop', 'Discovery Workshop'],
  ['market-research', 'Market Research', 'Make Smarter Business Decisions.'],
  ['product-strategy', 'Product Strategy', 'Build with Purpose, Grow with Clarity.'],
  ['technical-feasibility-analysis', 'Technical Feasibility Analysis'],
  ['application-enhancement', 'Application Enhancement', 'Elevate Your Software Experience.'],
  ['quality-assurance', 'Quality Assurance', 'Deliver Excellence Every Time.'],
  ['software-audit', 'Software Audit'],
  ['support-maintenance', 'Support & Maintenance', 'Keep Your Business Running Smoothly.'],
  ['seo', 'Search Engine Optimization (SEO)', 'Get Found by the Right Audience.'],
  ['digital-marketing', 'Digital Marketing', 'Grow Your Brand Online'],
  ['aws', 'AWS Services', 'Power Your Digital Transformation.'],
  ['google-cloud', 'Google Cloud', 'Innovate Faster in the Cloud.'],
  ['heroku', 'Heroku Development', 'Deploy Fast, Scale Easy.'],
  ['powerbi', 'Power BI Solutions', 'Turn Data Into Insights.'],
  ['salesforce', 'Salesforce'],
  ['shopify', 'Shopify Development', 'Build Your E-commerce Success.'],
  ['wordpress', 'WordPress Development', 'Bring Your Vision to Life.'],
];

const titles = pages.map(([slug, title]) => ({ slug, title }));
const taglines = pages.flatMap(([slug, , tagline]) => (tagline ? { slug, tagline } : []));

/** The five groups as the menus show them; the last of Optimization and Solutions are our placing. */
const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Design: {
    'UI & UX': 'ui-ux',
    Prototype: 'prototype',
    'Brand Identity': 'brand-identity',
    Wireframes: 'wireframes',
  },
  Development: {
    'Application Modernization': 'application-modernization',
    'Application Redesign': 'application-redesign',
    'Custom Software Development': 'custom-software-development',
    'Embedded Software Development': 'embedded-software-development',
    'Mobile App Development': 'mobile-app-development',
    'POC Development': 'poc-development',
    'Product Development': 'product-development',
    'Web Development': 'web-development',
  },
  Consultancy: {
    'Cloud Engineering': 'cloud-engineering',
    'Cloud Migration': 'cloud-migration',
    'Digital Transformation': 'digital-transformation',
    'Discovery Workshop': 'discovery-workshop',
    'Market Research': 'market-research',
    'Product Strategy': 'product-strategy',
    'Technical Feasibility Analysis': 'technical-feasibility-analysis',
    'UI/UX Design': 'ui-ux',
  },
  Optimization: {
    'Application Enhancement': 'application-enhancement',
    'Quality Assurance': 'quality-assurance',
    'Software Audit': 'software-audit',
    'Support & Maintenance': 'support-maintenance',
    SEO: 'seo',
    'Digital Marketing': 'digital-marketing',
  },
  Solutions: {
    AWS: 'aws',
    'Google Cloud': 'google-cloud',
    Heroku: 'heroku',
    'Power BI': 'powerbi',
    Salesforce: 'salesforce',
    Shopify: 'shopify',
    WordPress: 'wordpress',
  },
};

describe('service pages', () => {
  test('R29 there are 32 of them, and no other', () => {
    expect(catalogue.services.map(({ slug }) => slug)).toEqual(pages.map(([slug]) => slug).sort());
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
    expect(catalogue.categories.map(({ name }) => name)).toEqual(Object.keys(groups));
    for (const { id, description, href } of catalogue.categories) {
      expect(description).toMatch(/\.$/);
      expect(href).toBe(`/services#${id}`);
    }
  });

  test.each(Object.entries(groups))('R36 %s holds its services', (name, entries) => {
    const category = catalogue.categories.find((one) => one.name === name);
    expect(category?.services.map((entry) => [entry.name, entry.href])).toEqual(
      Object.entries(entries).map(([entry, slug]) => [entry, `/services/${slug}`]),
    );
  });

  test('R49 menu items have id, name and link; services has the groups', () => {
    expect(catalogue.menu.map(({ id, name, href }) => [id, name, href])).toEqual([
      ['services', 'Services', '/services'],
      ['work', 'Work', '/work'],
      ['careers', 'Careers', '/careers'],
      ['about', 'About', '/about'],
    ]);
    expect(catalogue.menu.map(({ groups: held }) => held?.length)).toEqual([
      5,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('projects and reviews', () => {
  test('R47 three featured projects with link, picture, name and line', () => {
    const featured = catalogue.projects.filter((project) => project.featured);
    expect(featured).toHaveLength(3);
    for (const { slug, href, cover, name, line } of featured) {
      expect(href).toBe(`/work/${slug}`);
      expect([cover, name, line]).not.toContain('');
    }
  });

  test('R48 five reviews with label, text, name and occupation', () => {
    expect(catalogue.reviews.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
    for (const { id, label, review, clientName, clientOccupation } of catalogue.reviews)
      expect([id, label, review, clientName, clientOccupation]).not.toContain('');
  });
});

describe('claims', () => {
  test.each([
    ['prototype', 'prototype-trial', '14-day free trial'],
    ['embedded-software-development', 'embedded-market', 'above 137.5 billion USD by 2027'],
    ['heroku', 'heroku-add-ons', '200+ add-ons'],
    ['wordpress', 'wordpress-share', 'over 42%'],
    ['wordpress', 'wordpress-since', '2003'],
    ['google-cloud', 'google-cloud-support', '24/7 support'],
  ])('R50 %s states %s as a claim: %s', (slug, id, words) => {
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
