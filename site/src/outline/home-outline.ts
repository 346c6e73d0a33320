import type { SubjectOf } from '#schema/site-page.ts';

/** The numbered sections of the home page, as the specification names them, and the closing call. */
export const homeOutline = ({ page }: SubjectOf<'home'>) =>
  [
    { id: 'about-us', number: '01', title: 'About Us' },
    { id: 'our-services', number: '02', title: 'Our Services' },
    { id: 'our-works', number: '03', title: 'Our Works' },
    { id: 'reviews', number: '04', title: 'Client Reviews' },
    { id: 'call', title: page.call.title },
  ] as const;
