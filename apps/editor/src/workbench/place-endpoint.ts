import type { APIRoute } from 'astro';
import { placeOf } from '@studio/content/editing/place.ts';
import { placeReport } from './place-report.ts';

/** Only there while developing: the checks read the files of this machine. */
export const GET: APIRoute = async ({ url: { searchParams } }) => {
  const place = placeOf(searchParams.get('path') ?? '');
  return Response.json(await placeReport(place, searchParams.get('entry') ?? '', new Date()));
};
