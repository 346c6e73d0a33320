import { addressOf, fixedPages } from '../../../site/src/catalogue/addresses.ts';
import { files, formName } from '../kinds.ts';

/** What the editor shows: a file, or a folder while one is chosen, and the page it is read on. */
export interface Place {
  readonly file: string;
  readonly address: string;
}

/** Where an entry of each folder is read; a vacancy's own page exists between its days alone. */
const entryPages: Readonly<Record<string, (slug: string) => string>> = {
  services: addressOf.service,
  projects: addressOf.project,
  legal: addressOf.legal,
};

const filePages: Readonly<Record<string, string>> = {
  ...fixedPages,
  categories: fixedPages.services,
  finder: fixedPages.services,
  'search-words': fixedPages.search,
  projects: fixedPages.work,
  technologies: fixedPages.services,
  vacancies: fixedPages.careers,
  company: fixedPages.contact,
  sent: '/contact/sent',
  problem: '/contact/problem',
  notice: '/contact/notice',
  'not-found': '/404',
  error: '/500',
};

/** Reads Keystatic's address, for example /keystatic/collection/services/item/seo. */
export function placeOf(pathname: string): Place {
  const [, , kind, name = '', , slug] = pathname.split('/').map(decodeURIComponent);
  const home = { file: '', address: fixedPages.home };
  if (kind === 'collection') {
    const address = filePages[name] ?? fixedPages.home;
    if (slug === undefined) return { file: `${name}/`, address };
    return { file: `${name}/${slug}.yaml`, address: entryPages[name]?.(slug) ?? address };
  }
  const path = kind === 'singleton' && Object.keys(files).find((one) => formName(one) === name);
  if (!path) return home;
  const page = filePages[path.replace(/^pages\//, '')];
  return { file: `${path}.yaml`, address: page ?? fixedPages.home };
}
