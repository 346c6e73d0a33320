/** The path of each kind of page. The only place that defines paths. */
export const pathOf = {
  service: (slug: string): string => `/services/${slug}`,
  project: (slug: string): string => `/work/${slug}`,
  vacancy: (slug: string): string => `/careers/${slug}`,
  person: (slug: string): string => `/about#${slug}`,
  legal: (slug: string): string => `/${slug}`,
} as const;

/** Fixed pages, by the name that content refers to them with. */
export const fixedPages = {
  home: '/',
  services: '/services',
  work: '/work',
  careers: '/careers',
  about: '/about',
  'terms-of-work': '/terms-of-work',
  contact: '/contact',
  sheet: '/sheet',
  security: '/security',
  search: '/search',
} as const;

/** The files beside a page, by the page's file name: `services/seo`. */
export const besidesOf = (name: string) => ({
  markdownPath: `/${name}.md`,
  preview: `/og/${name}.png`,
});

/** The link preview of a page that shows a photograph. */
export const photoPreviewOf = (path: string): string => `/og${path}.jpg`;

/** Files that a text may link to, by the name that content refers to them with. */
export const linkedFiles = {
  nda: '/nda.txt',
  'security-txt': '/.well-known/security.txt',
} as const;
