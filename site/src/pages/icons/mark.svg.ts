import type { APIRoute } from 'astro';
import { markSvg } from '../../pictures/icons.ts';

export const GET: APIRoute = () =>
  new Response(markSvg(), { headers: { 'content-type': 'image/svg+xml' } });
