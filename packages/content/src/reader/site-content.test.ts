import { describe, expect, test } from 'vitest';
import { buildSiteContent, siteContentOn, resolveContent } from './site-content.ts';
import { formatFinding } from './finding.ts';
import { contentWith, type Overrides } from './test-content/content-with.ts';

const built = (faults: Overrides = {}) => buildSiteContent(contentWith(faults));
const unresolved = (faults: Overrides) =>
  resolveContent(contentWith(faults)).findings.map(formatFinding);
const link = 'A link to [birch](service:birch) in running text.';
const resolvedLink = {
  kind: 'link',
  text: 'birch',
  target: 'service:birch',
  href: '/services/birch',
};

describe('the content', () => {
  test('lists categories, projects and reviews in their own order, not that of the files', () => {
    const { categories, projects, reviews } = built({
      'categories/atlas.yaml': { order: 5 },
      'categories/ember.yaml': { order: 1 },
      'projects/fir.yaml': { order: 9 },
      'reviews/atlas.yaml': { order: 5 },
      'reviews/ember.yaml': { order: 1 },
    });
    expect(categories.map(({ id }) => id)).toEqual(['ember', 'birch', 'cedar', 'delta', 'atlas']);
    expect(projects.map(({ slug }) => slug)).toEqual(['gum', 'hop', 'fir']);
    expect(reviews.map(({ id }) => id)).toEqual(['ember', 'birch', 'cedar', 'delta', 'atlas']);
  });

  test('gives a category’s entry its own name and line if it has them', () => {
    const services = [
      { service: 'birch', name: 'Other', line: 'Another line.' },
      { service: 'atlas' },
    ];
    const { categories } = built({ 'categories/atlas.yaml': { services } });
    expect(categories[0]?.services).toEqual([
      { slug: 'birch', href: '/services/birch', name: 'Other', line: 'Another line.' },
      {
        slug: 'atlas',
        href: '/services/atlas',
        name: 'atlas',
        line: 'What a client of atlas gets',
      },
    ]);
  });

  test('a service belongs to the first category that lists it', () => {
    const both = { services: [{ service: 'birch' }, { service: 'ember' }] };
    const { services } = built({ 'categories/birch.yaml': both });
    expect(services.find(({ slug }) => slug === 'ember')?.category).toEqual({
      name: 'Group of birch',
      href: '/services#birch',
    });
  });

  test('a service has its technologies, related services and sources', () => {
    const text = 'The market is worth [claim:market] by now.';
    const [atlas] = built({ 'services/atlas.yaml': { 'intro.text': text } }).services;
    expect(atlas?.technologies.items[0]).toEqual({ id: 'react', name: 'React', icon: 'siReact' });
    expect(atlas?.related.map(({ href }) => href)).toEqual(['/services/birch', '/services/cedar']);
    expect(atlas?.notes).toEqual([
      {
        id: 'market',
        note: 1,
        value: 'above 10 billion',
        sentence: 'The market is worth above 10 billion.',
        publisher: 'A bureau of statistics',
        source: 'https://statistics.example',
        checked: '2026-01-01',
        checkAgain: '9999-01-01',
      },
    ]);
  });

  test('links are resolved on every kind of page', () => {
    const siteContent = built({
      'services/atlas.yaml': { 'call.text': link },
      'projects/fir.yaml': { problem: link },
      'legal/privacy.yaml': { opening: link },
      'pages/work.yaml': { opening: link },
    });
    expect(siteContent.services[0]?.call.text).toContainEqual(resolvedLink);
    expect(siteContent.projects[0]?.problem).toContainEqual(resolvedLink);
    expect(siteContent.legal[0]?.opening).toContainEqual(resolvedLink);
    expect(siteContent.pages.work.opening).toContainEqual(resolvedLink);
  });
});

describe('references without a target', () => {
  const missing = 'Correct the name, or add what it refers to.';

  test('a service that no category lists', () => {
    expect(unresolved({ 'categories/ember.yaml': { services: [{ service: 'atlas' }] } })).toEqual([
      'content/services/ember.yaml: is listed by no category, so no menu leads to it. Add it to a ' +
        'file in content/categories.',
    ]);
  });

  test('services and technologies that do not exist, by file and field', () => {
    expect(
      unresolved({
        'categories/atlas.yaml': { services: [{ service: 'atlas' }, { service: 'oak' }] },
        'services/atlas.yaml': { related: ['birch', 'oak'], 'technologies.items.1': 'cobol' },
        'projects/fir.yaml': { disciplines: ['oak'], stack: ['git', 'cobol'] },
      }),
    ).toEqual([
      `content/categories/atlas.yaml, services.1.service: refers to the service “oak”, which does not exist. ${missing}`,
      `content/services/atlas.yaml, technologies.items.1: refers to the technology “cobol”, which is not in technologies.yaml. ${missing}`,
      `content/services/atlas.yaml, related.1: refers to the service “oak”, which does not exist. ${missing}`,
      `content/projects/fir.yaml, disciplines.0: refers to the service “oak”, which does not exist. ${missing}`,
      `content/projects/fir.yaml, stack.1: refers to the technology “cobol”, which is not in technologies.yaml. ${missing}`,
    ]);
  });

  test('a link on a fixed page is reported with the page’s own file', () => {
    expect(
      unresolved({ 'pages/enquiry.yaml': { adding: 'Read [this](page:terms) first.' } }),
    ).toEqual([
      'content/pages/enquiry.yaml, adding: links to “page:terms”, which is not a page of this site. ' +
        'Name an existing page, for example service:seo or page:contact.',
    ]);
  });

  test('fails the build', () => {
    const faults = { 'services/atlas.yaml': { related: ['oak', 'birch'] } };
    expect(() => buildSiteContent(contentWith(faults))).toThrow('The content has 1 problem(s):');
  });
});

describe('the content on a day', () => {
  const content = contentWith({
    'projects/fir.yaml': { from: '2026-11-10', until: '2026-11-20' },
    'notices/closed.yaml': {
      from: '2026-11-20',
      until: '2026-11-21',
      text: 'The office is closed on 20 November.',
    },
  });

  test.each([
    ['2026-11-09', 0, 0],
    ['2026-11-10', 1, 0],
    ['2026-11-20', 1, 1],
    ['2026-11-21', 0, 1],
    ['2026-11-22', 0, 0],
  ])('on %s: %i dated project, %i notice', (day, projects, notices) => {
    const shown = siteContentOn(content, new Date(`${day}T12:00:00Z`));
    expect(shown.projects.filter(({ slug }) => slug === 'fir')).toHaveLength(projects);
    expect(shown.notices).toHaveLength(notices);
    expect(shown.projects.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['gum', 'hop']));
  });

  test('nothing can link to a page with dates', () => {
    const faults = {
      'projects/fir.yaml': { until: '2026-11-20' },
      'services/atlas.yaml': { 'intro.text': 'A link to [fir](project:fir) in running text.' },
    };
    expect(unresolved(faults)[0]).toContain('links to “project:fir”, which is not a page');
  });
});
