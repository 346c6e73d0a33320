import type { APIRoute } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { markSvg } from '#pictures/icons.ts';

export const GET: APIRoute = () =>
  new Response(markSvg(catalogue().logo), { headers: { 'content-type': 'image/svg+xml' } });
