import { expect } from '@playwright/test';
import { z } from 'zod';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { openVacancies } from '@studio/content/routes/open-vacancies.ts';
import { pages } from './built-pages.ts';
import { test as withHeads, type BuiltHead } from './read-heads.ts';
import { objectionsTo } from './schema-org.ts';

/** Structured data, parsed back from every built page. */

const { company, services, projects, reviews, vacancies, people } = siteContent();
const absolute = (path: string): string => new URL(path, company.domain).href;
const organization = { '@id': absolute('/#organization') };

const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.url() })),
});

interface Read {
  readonly head: BuiltHead;
  readonly text: string;
  readonly graph: z.infer<typeof graphSchema>;
}

const test = withHeads.extend<{ read: ReadonlyMap<string, Read> }>({
  read: async ({ heads }, provide) => {
    const head = heads.filter(({ path }) => pages.includes(path));
    await provide(new Map(head.map((one) => [one.path, parsed(one)])));
  },
});

// One worker reads them all.
test.describe.configure({ mode: 'default' });

function parsed(head: BuiltHead): Read {
  const [text = ''] = head.data;
  expect(head.data, head.path).toHaveLength(1);
  return { head, text, graph: graphSchema.parse(JSON.parse(text)) };
}

const nodesOf = (read: ReadonlyMap<string, Read>, path: string, type: string) =>
  (read.get(path)?.graph['@graph'] ?? []).filter((node) => node['@type'] === type);

test('every type, property and value is in schema.org', ({ read }) => {
  test.setTimeout(300_000);
  const graphs = new Map([...read].map(([path, { graph }]) => [path, graph]));
  expect(objectionsTo(graphs)).toEqual([]);
});

test('an unknown property is detected', () => {
  const wrong = { '@type': 'Service', name: 'A service', colour: 'blue' };
  const graph = { '@context': 'https://schema.org', '@graph': [wrong] };
  expect(objectionsTo(new Map([['/wrong', graph]]))).toEqual([
    expect.stringMatching(/^\/wrong: .*'"colour"' does not exist in type 'ServiceLeaf'/),
  ]);
});

test('every page names its publisher', ({ read }) => {
  for (const path of read.keys()) {
    expect(nodesOf(read, path, 'Organization'), path).toMatchObject([
      { ...organization, name: company.name, url: absolute('/') },
    ]);
    expect(nodesOf(read, path, 'WebSite'), path).toMatchObject([
      { name: company.name, url: absolute('/'), publisher: organization },
    ]);
  }
});

test('every service is listed with its provider and its category', ({ read }) => {
  for (const { href, title, summary, category } of services)
    expect(nodesOf(read, href, 'Service'), href).toMatchObject([
      {
        name: title,
        description: summary,
        url: absolute(href),
        category: category.name,
        provider: organization,
      },
    ]);
});

test('breadcrumbs are those of the page, and the page itself', ({ read }) => {
  for (const [path, { head }] of read) {
    const [list] = nodesOf(read, path, 'BreadcrumbList');
    if (!list) continue;
    const items = list['itemListElement'] as { position: number; name: string; item: string }[];
    expect(items.map(({ name }) => name)).toEqual([...head.crumbs, head.metas['og:title']]);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
    expect(items.at(-1)?.item).toBe(absolute(path));
  }
  const withCrumbs = [...read.keys()].filter((path) => nodesOf(read, path, 'BreadcrumbList')[0]);
  expect(withCrumbs.filter((path) => path.startsWith('/services/'))).toHaveLength(services.length);
});

test('lists are collection pages, and the services are listed once each', ({ read }) => {
  for (const path of ['/services', '/work', '/careers'])
    expect(nodesOf(read, path, 'CollectionPage'), path).toHaveLength(1);
  const [overview] = nodesOf(read, '/services', 'CollectionPage');
  const { itemListElement: items } = overview?.['mainEntity'] as {
    itemListElement: { url: string }[];
  };
  expect(items.map(({ url }) => url).sort()).toEqual(
    services.map(({ href }) => absolute(href)).sort(),
  );
});

test('a project is a creative work unless it is a sample', ({ read }) => {
  for (const { href, name, sample } of projects)
    expect(nodesOf(read, href, 'CreativeWork'), href).toMatchObject(
      sample ? [] : [{ name, creator: organization }],
    );
});

test('only an open vacancy is a job posting', ({ read }) => {
  const head = [...read.keys()].filter((path) => nodesOf(read, path, 'JobPosting').length > 0);
  const open = openVacancies(vacancies, new Date()).filter(
    ({ sample }) => !sample && !company.contact.sample,
  );
  expect(head.sort()).toEqual(open.map(({ href }) => href).sort());
});

test('there is no rating of ourselves, and no sample is listed', ({ read }) => {
  const { contact, registration, grievances } = company;
  const samples = [
    ...projects.filter(({ sample }) => sample).flatMap(({ name, href }) => [name, absolute(href)]),
    ...reviews.filter(({ sample }) => sample).map(({ clientName }) => clientName),
    ...people.filter(({ sample }) => sample).map(({ name }) => name),
    ...(registration?.sample ? [company.legalName, registration.number] : []),
    ...(grievances?.sample ? [grievances.name, grievances.email] : []),
    ...(contact.sample ? [contact.email, contact.phone, ...contact.address] : []),
  ].filter((words) => words !== company.name);
  for (const [path, { text }] of read) {
    expect(text, path).not.toMatch(/Review|Rating/);
    expect(
      samples.filter((words) => text.includes(`"${words}"`)),
      path,
    ).toEqual([]);
  }
});
