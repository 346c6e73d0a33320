import type { SitePage } from '#schema/site-page.ts';
import { fixedPages, photoPreviewOf } from '#reader/paths.ts';
import { builtResponseTime } from '#reader/built-response-time.ts';
import type { SiteContent } from '#reader/site-content.ts';
import { shownFile } from '#reader/without-server.ts';
import { sheetOfProject, sheetOfService, sheetPictures } from './prefilled-sheets.ts';
import { searchPages, securityPages, sheetPages, termsPages } from './extra-pages.ts';
import { openVacancies } from './open-vacancies.ts';
import { fixed, sitePage } from './site-page.ts';

/**
 * Every page a visitor may look for, in the order of the menus. Heads, previews, Markdown versions, the sitemap and
 * the released list are generated from it, so that none of them can miss a page.
 */
export const sitePages = (from: SiteContent, today: Date): SitePage[] => [
  homePage(from),
  ...servicePages(from),
  ...workPages(from),
  ...careersPages(from, today),
  aboutPage(from),
  ...termsPages(from),
  fixed(
    'contact',
    {
      kind: 'contact',
      page: from.pages.contact,
      notice: from.formNotices.enquiry,
      responseTime: builtResponseTime(today),
    },
    ['company.yaml', shownFile('form-notices.yaml')],
  ),
  ...sheetPages(from),
  ...securityPages(from),
  ...searchPages(from, today),
  ...from.legal.map((page) =>
    sitePage({
      path: page.href,
      title: page.title,
      summary: page.summary,
      files: [shownFile(`legal/${page.slug}.yaml`)],
      subject: { kind: 'legal', page },
    }),
  ),
];

const categoryFiles = ({ categories }: SiteContent): string[] =>
  categories.map(({ id }) => `categories/${id}.yaml`);

const projectFiles = (projects: SiteContent['projects']): string[] =>
  projects.map(({ slug }) => `projects/${slug}.yaml`);

function homePage(from: SiteContent): SitePage {
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
      ...(from.sheet && { sheets: sheetPictures.drawing }),
    },
    [
      ...categoryFiles(from),
      ...projectFiles(featured),
      ...reviews.map(({ id }) => `reviews/${id}.yaml`),
    ],
  );
}

function servicePages(from: SiteContent): SitePage[] {
  const { categories: groups } = from;
  const { home, services: page } = from.pages;
  const order = groups.flatMap(({ services }) => services.map(({ slug }) => slug));
  const services = from.services.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
  const overview = { name: 'Services', href: fixedPages.services };
  return [
    fixed('services', { kind: 'services', page, groups, finder: from.finder, call: home.call }, [
      ...(from.finder ? ['finder.yaml'] : []),
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
          answered: page.answered,
          projects: from.projects.filter(({ disciplines }) =>
            disciplines.some(({ slug }) => slug === service.slug),
          ),
          call: home.call,
          ...(from.sheet && { sheet: sheetOfService(service.slug, from.sheet) }),
        },
      }),
    ),
  ];
}

function workPages(from: SiteContent): SitePage[] {
  const { projects, pages } = from;
  return [
    fixed('work', { kind: 'work', page: pages.work, projects }, projectFiles(projects)),
    ...projects.map((project, i) =>
      sitePage({
        path: project.href,
        title: project.name,
        summary: project.summary,
        trail: [{ name: 'Work', href: fixedPages.work }],
        files: projectFiles([project]),
        sample: project.sample,
        ...(project.picture !== undefined && { preview: photoPreviewOf(project.href) }),
        subject: {
          kind: 'project',
          project,
          next: projects[(i + 1) % projects.length] ?? project,
          call: pages.home.call,
          ...(from.sheet && project.sheet && { sheet: sheetOfProject(project.sheet) }),
        },
      }),
    ),
  ];
}

const aboutPage = ({ pages, people }: SiteContent): SitePage =>
  fixed(
    'about',
    { kind: 'about', page: pages.about, people },
    people.map(({ slug }) => `people/${slug}.yaml`),
  );

function careersPages({ pages, vacancies }: SiteContent, today: Date): SitePage[] {
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
