import { pathOf, fixedPages, linkedFiles } from '@studio/content/reader/paths.ts';
import { isOffFile, offPaths } from '@studio/content/reader/extras.ts';
import { replacedFile } from '@studio/content/reader/without-server.ts';
import type { SiteContent } from '@studio/content/reader/site-content.ts';
import { openVacancies } from '@studio/content/routes/open-vacancies.ts';
import type { CurrentFile } from '@studio/content/editing/current-file.ts';

/** The pages of files that are not pages themselves, or whose page has another name. */
const filePages: Readonly<Record<string, string>> = {
  ...fixedPages,
  categories: fixedPages.services,
  finder: `${fixedPages.services}#finder`,
  'search-words': fixedPages.search,
  projects: fixedPages.work,
  people: `${fixedPages.about}#people`,
  facts: fixedPages['terms-of-work'],
  'form-notices': fixedPages.contact,
  vacancies: fixedPages.careers,
  company: fixedPages.contact,
  nda: linkedFiles.nda,
  reviews: `${fixedPages.home}#reviews`,
  sent: '/contact/sent',
  problem: '/contact/problem',
  notice: '/contact/notice',
  'not-found': '/404',
  error: '/500',
};

/**
 * Where visitors read what a form changes: the page, and the place in it. `entry` is the open entry of a file with many
 * entries. Undefined if no page shows it.
 */
export function pageOfFile(
  place: CurrentFile,
  entry: string,
  siteContent: SiteContent,
  today: Date,
): string | undefined {
  if (isOffFile(place, siteContent.extras)) return undefined;
  const [folder = '', slug = ''] = replacedFile(place)
    .replace(/^pages\/|\.yaml$/g, '')
    .split('/');
  switch (slug && folder) {
    case 'services':
      return pathOf.service(slug);
    case 'projects':
      return pathOf.project(slug);
    case 'legal':
      return pathOf.legal(slug);
    case 'people':
      return pathOf.person(slug);
    case 'reviews':
      return `${fixedPages.home}#${slug}`;
    case 'categories':
      return `${fixedPages.services}#${slug}`;
    case 'vacancies':
      return openVacancies(siteContent.vacancies, today).find((one) => one.slug === slug)?.href;
  }
  // The desk uses them; no page shows them.
  if (folder === 'replies') return undefined;
  if (place === 'claims.yaml') return claimAt(entry, siteContent);
  if (place === 'technologies.yaml') return technologyAt(entry, siteContent);
  const page = filePages[folder] ?? fixedPages.home;
  return offPaths(siteContent.extras).includes(page) ? fixedPages.home : page;
}

function claimAt(id: string, { services }: SiteContent): string | undefined {
  const uses = services.flatMap(({ href, notes }) => notes.map((note) => ({ href, ...note })));
  const found = id ? uses.find((use) => use.id === id) : uses[0];
  return found && `${found.href}#source-${found.note}`;
}

function technologyAt(id: string, { services }: SiteContent): string | undefined {
  const found = services.find(
    ({ technologies }) => !id || technologies.items.some((item) => item.id === id),
  );
  return found && `${found.href}#technologies`;
}
