/** Where each kind of page lives. The only place that spells addresses. */
export const pathOf = {
  service: (slug: string): string => `/services/${slug}`,
  project: (slug: string): string => `/work/${slug}`,
  vacancy: (slug: string): string => `/careers/${slug}`,
  person: (slug: string): string => `/about#${slug}`,
  legal: (slug: string): string => `/${slug}`,
} as const;

/** Pages that exist once, by the name content refers to them with. */
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
  proof: '/proof',
  search: '/search',
} as const;

/** The files that stand beside a page, by the page's own name among files: `services/seo`. */
export const besidesOf = (name: string) => ({
  markdownPath: `/${name}.md`,
  preview: `/og/${name}.png`,
});

/** Files that a text may lead to, by the name content refers to them with. */
export const linkedFiles = {
  nda: '/nda.txt',
  'security-txt': '/.well-known/security.txt',
} as const;
