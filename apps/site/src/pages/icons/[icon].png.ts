import type { GetStaticPaths } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { icon, iconNames } from '#pictures/icons.ts';
import { listedRoute } from '#routing/listed-route.ts';

export const getStaticPaths = (() =>
  iconNames.map((name) => ({ params: { icon: name }, props: { name } }))) satisfies GetStaticPaths;

export const GET = listedRoute(
  getStaticPaths,
  ({ name }) =>
    new Response(Uint8Array.from(icon(name, siteContent().logo)), {
      headers: { 'content-type': 'image/png' },
    }),
);
