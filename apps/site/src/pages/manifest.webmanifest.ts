import type { APIRoute } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { manifest } from '#head/manifest.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest(siteContent().company)), {
    headers: { 'content-type': 'application/manifest+json' },
  });
