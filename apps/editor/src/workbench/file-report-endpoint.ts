import type { APIRoute } from 'astro';
import { currentFileOf } from '@studio/content/editing/current-file.ts';
import { fileReport } from './file-report.ts';

/** Reports on local files in development. Elsewhere apps/publish answers this request. */
export const GET: APIRoute = async ({ url: { searchParams } }) => {
  const place = currentFileOf(searchParams.get('path') ?? '');
  return Response.json(await fileReport(place, searchParams.get('entry') ?? '', new Date()));
};
