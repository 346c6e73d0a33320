import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { icon, iconNames, type IconName } from '#pictures/icons.ts';

export const getStaticPaths = (() =>
  iconNames.map((name) => ({ params: { icon: name }, props: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: IconName }> = ({ props }) =>
  new Response(Uint8Array.from(icon(props.name, catalogue().logo)), {
    headers: { 'content-type': 'image/png' },
  });
