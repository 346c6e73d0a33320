import type { SubjectOf } from '#schema/site-page.ts';

/** The overview: how we work together, which service fits, then every group. */
export const servicesOutline = ({ page, finder, groups, call }: SubjectOf<'services'>) => [
  { id: 'models' as const, title: page.models.title },
  { id: 'finder' as const, title: finder.title },
  ...groups.map((group) => ({ id: 'group' as const, title: group.name, group })),
  { id: 'call' as const, title: call.title },
];
