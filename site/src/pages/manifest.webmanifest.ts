import type { APIRoute } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { manifest } from '#head/manifest.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest(catalogue().company)), {
    headers: { 'content-type': 'application/manifest+json' },
  });
