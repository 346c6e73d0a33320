import { files, folders, formName } from './kinds.ts';

const EDITOR = '/keystatic';

/** What the editor shows: a file of content/, or a folder while none of its entries is selected. */
export type CurrentFile = string;

/** Parses Keystatic's URL, for example /keystatic/collection/services/item/seo. */
export function currentFileOf(pathname: string): CurrentFile {
  const [, , kind, name = '', , slug] = pathname.split('/').map(decodeURIComponent);
  if (kind === 'collection') return slug === undefined ? `${name}/` : `${name}/${slug}.yaml`;
  const path = kind === 'singleton' && Object.keys(files).find((one) => formName(one) === name);
  return path ? `${path}.yaml` : '';
}

/** The address of a form with its checks and preview; empty if the file has no form. */
export function workbenchOf(place: CurrentFile): string {
  const form = formOf(place);
  return form === EDITOR ? '' : `/edit#${form.slice(EDITOR.length)}`;
}

/** The reverse: the path of the form for a file or a folder. */
export function formOf(place: CurrentFile): string {
  const path = place.replace(/\.yaml$|\/$/, '');
  if (path in files) return `/keystatic/singleton/${formName(path)}`;
  const [folder = '', slug] = path.split('/');
  if (!(folder in folders)) return EDITOR;
  return `/keystatic/collection/${folder}${slug === undefined ? '' : `/item/${slug}`}`;
}
