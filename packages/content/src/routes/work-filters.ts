import type { PageLink, Project, ServiceLink } from '#schema/entries.ts';
import { fixedPages } from '#reader/paths.ts';

export const projectsIn = (
  projects: readonly Project[],
  { slug }: Pick<ServiceLink, 'slug'>,
): Project[] =>
  projects.filter(({ disciplines }) => disciplines.some((discipline) => discipline.slug === slug));

/** Disciplines that two projects or more share, in the order they first appear. */
export function sharedDisciplines(projects: readonly Project[]): ServiceLink[] {
  const bySlug = new Map(
    projects.flatMap(({ disciplines }) => disciplines.map((one) => [one.slug, one] as const)),
  );
  return [...bySlug.values()].filter((one) => projectsIn(projects, one).length > 1);
}

export const filterPath = (slug: string): string => `${fixedPages.work}/by/${slug}`;

/** The filters of the work list: each is a page of its own. */
export const workFilters = (projects: readonly Project[]): PageLink[] => [
  { name: 'All', href: fixedPages.work },
  ...sharedDisciplines(projects).map(({ name, slug }) => ({ name, href: filterPath(slug) })),
];
