import type { ServiceLink } from '#schema/entries.ts';
import type { SitePage, Subject } from '#schema/site-page.ts';
import { besidesOf, fixedPages } from '#catalogue/addresses.ts';
import { builtPace } from '#catalogue/built-pace.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { exampleSheets, sheetOfProject, sheetOfService, sheetPictures } from './begun-sheets.ts';
import { hooksOf, routeOf, weightOf } from './drawn-facts.ts';
import { openVacancies } from './open-vacancies.ts';
import { searchGroups } from './search-entries.ts';
import { filterAddress, projectsIn, sharedDisciplines, workFilters } from './work-filters.ts';

/**
 * Every page a visitor may look for, in the order of the menus. Heads, previews, twins, the sitemap
 * and the released list are made from it, so that none of them can forget a page.
 */
export const sitePages = (from: Catalogue, today: Date): SitePage[] => [
  homePage(from),
  ...servicePages(from),
  ...workPages(from),
  ...careersPages(from, today),
  aboutPage(from),
  termsPage(from),
  fixed(
    'contact',
    {
      kind: 'contact',
      page: from.pages.contact,
      notice: from.formNotices.enquiry,
      pace: builtPace(today),
    },
    ['company.yaml', 'form-notices.yaml'],
  ),
  fixed(
    'sheet',
    {
      kind: 'sheet',
      page: from.pages.sheet,
      rules: from.sheet,
      notice: from.formNotices.enquiry,
      examples: exampleSheets(from.sheet),
    },
    ['sheet.yaml', 'form-notices.yaml'],
  ),
  ...proofPages(from),
  fixed('search', {
    kind: 'search',
    page: from.pages.search,
    groups: searchGroups(from, today),
  }),
  ...from.legal.map((page) =>
    sitePage({
      path: page.href,
      title: page.title,
      summary: page.summary,
      files: [`legal/${page.slug}.yaml`],
      subject: { kind: 'legal', page },
    }),
  ),
];

type Given = Pick<SitePage, 'path' | 'title' | 'summary' | 'files' | 'subject'> &
  Partial<Pick<SitePage, 'trail' | 'sample'>>;

function sitePage(given: Given): SitePage {
  const name = given.path === fixedPages.home ? 'index' : given.path.slice(1);
  return { name, ...besidesOf(name), trail: [], sample: false, ...given };
}

type FixedSubject = Extract<Subject, { kind: keyof typeof fixedPages }>;

/** A page that exists once, with the files of the entries it lists. */
const fixed = (
  name: FixedSubject['kind'],
  subject: FixedSubject,
  listed: readonly string[] = [],
): SitePage =>
  sitePage({
    path: fixedPages[name],
    title: subject.page.title,
    summary: subject.page.summary,
    files: [`pages/${name}.yaml`, ...listed],
    subject,
  });

const categoryFiles = ({ categories }: Catalogue): string[] =>
  categories.map(({ id }) => `categories/${id}.yaml`);

const projectFiles = (projects: Catalogue['projects']): string[] =>
  projects.map(({ slug }) => `projects/${slug}.yaml`);

function homePage(from: Catalogue): SitePage {
  const { pages, categories: groups, reviews } = from;
  const featured = from.projects.filter((project) => project.featured);
  return fixed(
    'home',
    {
      kind: 'home',
      page: pages.home,
      models: pages.services.models,
      groups,
      featured,
      reviews,
      sheets: sheetPictures.drawing,
    },
    [
      ...categoryFiles(from),
      ...projectFiles(featured),
      ...reviews.map(({ id }) => `reviews/${id}.yaml`),
    ],
  );
}

function servicePages(from: Catalogue): SitePage[] {
  const { categories: groups } = from;
  const { home, services: page } = from.pages;
  const order = groups.flatMap(({ services }) => services.map(({ slug }) => slug));
  const services = from.services.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
  const overview = { name: 'Services', href: fixedPages.services };
  return [
    fixed('services', { kind: 'services', page, groups, finder: from.finder, call: home.call }, [
      'finder.yaml',
      ...categoryFiles(from),
    ]),
    ...services.map((service) =>
      sitePage({
        path: service.href,
        title: service.title,
        summary: service.summary,
        trail: [overview, service.category],
        files: [`services/${service.slug}.yaml`],
        subject: {
          kind: 'service',
          service,
          why: page.why,
          projects: projectsIn(from.projects, service),
          call: home.call,
          sheet: sheetOfService(service.slug, from.sheet),
        },
      }),
    ),
  ];
}

function workPages(from: Catalogue): SitePage[] {
  const { projects, pages } = from;
  return [
    fixed(
      'work',
      { kind: 'work', page: pages.work, projects, filters: workFilters(projects) },
      projectFiles(projects),
    ),
    ...sharedDisciplines(projects).map((discipline) => disciplinePage(from, discipline)),
    ...projects.map((project, i) =>
      sitePage({
        path: project.href,
        title: project.name,
        summary: project.summary,
        trail: [{ name: 'Work', href: fixedPages.work }],
        files: projectFiles([project]),
        sample: project.sample,
        subject: {
          kind: 'project',
          project,
          next: projects[(i + 1) % projects.length] ?? project,
          call: pages.home.call,
          ...(project.sheet && { sheet: sheetOfProject(project.sheet) }),
        },
      }),
    ),
  ];
}

function disciplinePage({ projects, pages }: Catalogue, discipline: ServiceLink): SitePage {
  const chosen = projectsIn(projects, discipline);
  return sitePage({
    path: filterAddress(discipline.slug),
    title: `Work in ${discipline.name}`,
    summary: `Projects in ${discipline.name}: interface drawings of what is on the screen, what is behind it and what moves between the two.`,
    files: projectFiles(chosen),
    sample: chosen.every((project) => project.sample),
    subject: {
      kind: 'work',
      page: pages.work,
      projects: chosen,
      filters: workFilters(projects),
      discipline,
    },
  });
}

const aboutPage = ({ pages, people }: Catalogue): SitePage =>
  fixed(
    'about',
    { kind: 'about', page: pages.about, people },
    people.map(({ slug }) => `people/${slug}.yaml`),
  );

/** A page of samples until the company has confirmed a part of it. */
function termsPage({ pages }: Catalogue): SitePage {
  const page = pages['terms-of-work'];
  const parts = Object.values(page).filter((part) => typeof part === 'object' && 'expires' in part);
  return {
    ...fixed('terms-of-work', { kind: 'terms-of-work', page }),
    sample: parts.every((part) => 'sample' in part && part.sample),
  };
}

/** Pages for those who check: answers for security people, and what was measured of this site. */
function proofPages({ pages: { security: page }, proof }: Catalogue): SitePage[] {
  const { figures } = proof;
  const drawn = { weight: weightOf(figures), route: routeOf(figures) };
  return [
    fixed('security', { kind: 'security', page, subjects: hooksOf(page) }, ['nda.yaml']),
    fixed('proof', { kind: 'proof', ...proof, ...drawn }, ['figures.json', 'claims.yaml']),
  ];
}

function careersPages({ pages, vacancies }: Catalogue, today: Date): SitePage[] {
  const open = openVacancies(vacancies, today);
  const fileOf = (slug: string): string => `vacancies/${slug}.yaml`;
  return [
    fixed(
      'careers',
      { kind: 'careers', page: pages.careers, vacancies: open },
      open.map(({ slug }) => fileOf(slug)),
    ),
    ...open.map((vacancy) =>
      sitePage({
        path: vacancy.href,
        title: vacancy.title,
        summary: vacancy.summary,
        trail: [{ name: 'Careers', href: fixedPages.careers }],
        files: [fileOf(vacancy.slug)],
        sample: vacancy.sample,
        subject: { kind: 'vacancy', vacancy },
      }),
    ),
  ];
}
