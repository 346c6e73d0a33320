import type { PageLink, Project, ServiceLink } from '#schema/entries.ts';
import { fixedPages } from '#catalogue/addresses.ts';

/** Disciplines that at least one project names, in the order they first appear. */
export function disciplinesOf(projects: readonly Project[]): ServiceLink[] {
  const bySlug = new Map<string, ServiceLink>();
  for (const project of projects)
    for (const discipline of project.disciplines) bySlug.set(discipline.slug, discipline);
  return [...bySlug.values()];
}

export const projectsIn = (
  projects: readonly Project[],
  { slug }: Pick<ServiceLink, 'slug'>,
): Project[] =>
  projects.filter(({ disciplines }) => disciplines.some((discipline) => discipline.slug === slug));

export const filterAddress = (slug: string): string => `${fixedPages.work}/by/${slug}`;

/**
 * The filter bar of the work list: every choice is a page of its own. A discipline with a single project
 * keeps its page, so that an address does not come and go with a second one, but is offered there alone.
 */
export const workFilters = (
  projects: readonly Project[],
  chosen?: Pick<ServiceLink, 'slug'>,
): PageLink[] => [
  { name: 'All', href: fixedPages.work },
  ...disciplinesOf(projects)
    .filter((one) => one.slug === chosen?.slug || projectsIn(projects, one).length > 1)
    .map(({ name, slug }) => ({ name, href: filterAddress(slug) })),
];
