import type { APIRoute } from 'astro';
import { catalogue } from '#catalogue/catalogue.ts';
import { searchEntries } from '#page-map/search-entries.ts';

/** What the search dialog searches in; fetched when it is first opened. */
export const GET: APIRoute = () => Response.json(searchEntries(catalogue(), new Date()));
