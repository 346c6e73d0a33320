import { titleFromPath } from '@studio/contract/desk/title-from-path';
import { z } from 'zod';
import { fixedPages } from './paths.ts';
import { contentRoot } from './content-root.ts';
import { ContentReader } from './read-files.ts';

const titled = z.object({ title: z.string() });
const named = z.object({ name: z.string() });

/** The titles of the pages an enquiry can come from, unless their paths say the same. */
export function pageTitles(root: string = contentRoot()): Readonly<Record<string, string>> {
  const read = new ContentReader(root);
  const services = read
    .folder('services', titled)
    .map(({ slug, value }) => [`/services/${slug}`, value.title]);
  const projects = read
    .folder('projects', named)
    .map(({ slug, value }) => [`/work/${slug}`, value.name]);
  const pages = read.folder('pages', titled).flatMap(({ slug, value }) => {
    const path = Object.entries(fixedPages).find(([name]) => name === slug)?.[1];
    return path === undefined ? [] : [[path, value.title]];
  });
  const all = [...pages, ...services, ...projects] as [string, string][];
  return Object.fromEntries(all.filter(([path, title]) => title !== titleFromPath(path)));
}
