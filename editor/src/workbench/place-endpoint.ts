import type { APIRoute } from 'astro';
import { contentChecks } from '../../../site/src/catalogue/content-checks.ts';
import { tell } from '../../../site/src/catalogue/finding.ts';
import { findingsOf } from '../../../site/src/catalogue/run-checks.ts';
import { placeOf } from './place.ts';
import { previewOrigin } from './preview-origin.ts';

/** What the panel shows beside a form: the content checks' findings and the page's address. */
export interface PlaceReport {
  readonly file: string;
  readonly preview: string;
  /** What is wrong in this file, and in how many places elsewhere. */
  readonly findings: readonly { readonly field: string; readonly sentence: string }[];
  readonly elsewhere: readonly string[];
}

/** Only there while developing: the checks read the files of this machine. */
export const GET: APIRoute = ({ url }) => {
  const { file, address } = placeOf(url.searchParams.get('path') ?? '');
  const all = findingsOf(contentChecks(new Date()));
  const isHere = (one: string): boolean => file !== '' && one.startsWith(file);
  const report: PlaceReport = {
    file,
    preview: previewOrigin + address,
    findings: all
      .filter((finding) => isHere(finding.file))
      .map(({ field, problem, fix }) => ({ field, sentence: `${problem} ${fix}` })),
    elsewhere: all.filter((finding) => !isHere(finding.file)).map(tell),
  };
  return Response.json(report);
};
