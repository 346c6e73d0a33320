import type { APIRoute } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { searchIndex } from '#page-map/search-entries.ts';

/** What the search searches in; fetched when it is first used. */
export const GET: APIRoute = () => Response.json(searchIndex(catalogue(), new Date()));
