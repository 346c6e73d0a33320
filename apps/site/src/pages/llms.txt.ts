import type { APIRoute } from 'astro';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { routes } from '@studio/content/routes/routes.ts';
import { llms } from '#markdown/llms.ts';

export const GET: APIRoute = () => new Response(llms(routes().listed, siteContent().company));
