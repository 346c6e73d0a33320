import type { Company } from '@studio/content/schema/company.schema.ts';
import { token, tokens } from '@studio/styles/token-values.ts';

const png = (name: string, size: number) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The web app manifest: name, icons and colors on a phone's home screen. */
export const manifest = (company: Company) => ({
  id: '/',
  name: company.name,
  short_name: company.shortName,
  description: company.description,
  lang: 'en',
  start_url: '/',
  display: 'browser',
  theme_color: token('brand', tokens.light),
  background_color: token('paper', tokens.light),
  icons: [
    { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
    png('icon-192', 192),
    png('icon-512', 512),
    { ...png('maskable-512', 512), purpose: 'maskable' },
  ],
});
