import type { APIRoute } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { markSvg } from '#pictures/icons.ts';

export const GET: APIRoute = () =>
  new Response(markSvg(siteContent().logo), { headers: { 'content-type': 'image/svg+xml' } });
