import type { GetStaticPaths } from 'astro';
import * as icons from 'simple-icons';
import { usedTechnologies } from '@studio/content/routes/used-technologies.ts';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { listedRoute } from '#routing/listed-route.ts';

/**
 * A brand's logo as a file of its own: loaded when it scrolls near, cached for all pages. A brand without one gets
 * its initial in a square.
 */
export const getStaticPaths = (() =>
  usedTechnologies(siteContent()).map(({ id, name, icon }) => ({
    params: { technology: id },
    props: { name, icon },
  }))) satisfies GetStaticPaths;

const pathOf = (icon: string): string => {
  const found: unknown = Reflect.get(icons, icon);
  if (typeof found === 'object' && found !== null && 'path' in found) return String(found.path);
  throw new Error(`simple-icons has no “${icon}”. Correct it in content/technologies.yaml.`);
};

const squareOf = (name: string): string =>
  `<path d="M0 0h24v24H0zM2 2v20h20V2z" fill-rule="evenodd"/><text x="12" y="17" font-family="system-ui,sans-serif" font-size="14" font-weight="700" text-anchor="middle">${/[\p{L}\p{N}]/u.exec(name)?.[0] ?? ''}</text>`;

/** An image cannot use the page's tokens, so it contains the ink of both color schemes. */
export const GET = listedRoute(
  getStaticPaths,
  ({ name, icon }) =>
    new Response(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>*{fill:#0f1620}@media (prefers-color-scheme:dark){*{fill:#edf2f8}}</style>${icon ? `<path d="${pathOf(icon)}"/>` : squareOf(name)}</svg>`,
      { headers: { 'content-type': 'image/svg+xml' } },
    ),
);
