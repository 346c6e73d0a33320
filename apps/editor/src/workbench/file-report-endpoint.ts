import type { APIRoute } from 'astro';
import { currentFileOf } from '@studio/content/editing/current-file.ts';
import { fileReport } from './file-report.ts';

/** Only there while developing: the checks read the files of this machine. */
export const GET: APIRoute = async ({ url: { searchParams } }) => {
  const place = currentFileOf(searchParams.get('path') ?? '');
  return Response.json(await fileReport(place, searchParams.get('entry') ?? '', new Date()));
};
