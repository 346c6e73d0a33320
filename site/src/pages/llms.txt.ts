import type { APIRoute } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { pageMap } from '#page-map/page-map.ts';
import { llms } from '#twins/llms.ts';

export const GET: APIRoute = () => new Response(llms(pageMap().listed, catalogue().company));
