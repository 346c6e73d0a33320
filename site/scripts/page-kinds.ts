import { catalogue } from '#catalogue/catalogue.ts';

const { services, projects } = catalogue();

/** One page of each kind that a visitor can open. */
export const pageKinds: readonly string[] = [
  '/',
  '/services',
  ...services.slice(0, 1).map(({ href }) => href),
  '/work',
  ...projects.slice(0, 1).map(({ href }) => href),
  '/careers',
  '/about',
  '/contact',
  '/search',
  '/privacy',
];
