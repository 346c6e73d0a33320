/** One page of each kind that a visitor can open. */
export const pageKinds: readonly string[] = [
  '/',
  '/services',
  '/services/cloud-engineering',
  '/work',
  '/work/dispatch-console',
  '/careers',
  '/about',
  '/contact',
  '/search',
  '/privacy',
];
