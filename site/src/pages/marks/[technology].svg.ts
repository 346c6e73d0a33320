import type { APIRoute, GetStaticPaths } from 'astro';
import * as icons from 'simple-icons';
import { usedTechnologies } from '#page-map/used-technologies.ts';
import { catalogue } from '#catalogue/catalogue.ts';

/** A brand's mark as a file of its own: loaded when the strip comes near, cached for all pages. */
export const getStaticPaths = (() =>
  usedTechnologies(catalogue()).flatMap(({ id, icon }) =>
    icon ? { params: { technology: id }, props: { icon } } : [],
  )) satisfies GetStaticPaths;

const pathOf = (icon: string): string => {
  const found: unknown = Reflect.get(icons, icon);
  if (typeof found === 'object' && found !== null && 'path' in found) return String(found.path);
  throw new Error(`simple-icons has no “${icon}”. Correct it in content/technologies.yaml.`);
};

/** An image cannot see the page's tokens, so it carries the ink of both schemes itself. */
export const GET: APIRoute<{ icon: string }> = ({ props }) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{fill:#0f1620}@media (prefers-color-scheme:dark){path{fill:#edf2f8}}</style><path d="${pathOf(props.icon)}"/></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
