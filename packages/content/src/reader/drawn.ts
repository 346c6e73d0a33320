import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingName, type DrawingPart } from '@studio/drawings/services/drawing-name.ts';
import { contentRoot } from './content-root.ts';

/** Whether a drawing exists, is a placeholder, or is missing. */
export type Drawn = 'drawn' | 'unfinished' | 'missing';

/** What is drawn for the services, so that the content check reports a gap before the build fails. */
export interface Drawings {
  readonly mark: (slug: string) => Drawn;
  readonly part: (slug: string, part: DrawingPart) => Drawn;
  /** Whether a service's own table holds a small drawing of that name. */
  readonly small: (slug: string, table: SmallTable, name: string) => boolean;
}

/** The tables of small drawings in a service's folder. */
export type SmallTable = 'offer-marks' | 'deliverables';

/** Below the folder of the services' drawings: where its compositions stand, or its placeholder. */
export const drawingFolder = (slug: string, part: DrawingPart): string =>
  `${slug}/${drawingName(slug, part)}`;

const placeholder = '<Unfinished ';

/** The names of a table of drawings: the entries of the object that its file exports. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/^ {2}'?([\w-]+)'?: [(<]/gm)].flatMap(([, name]) => name ?? []);

/** The drawings beside a content folder; a folder outside the project has none, and nothing to miss. */
export function drawings(root: string = contentRoot()): Drawings | undefined {
  const folder = join(root, '../packages/drawings/src');
  if (!existsSync(folder)) return undefined;
  const tables = readdirSync(join(folder, 'marks')).filter((file) => file.endsWith('-marks.tsx'));
  const read = (file: string): string => readFileSync(join(folder, 'marks', file), 'utf8');
  const marks = new Set(tables.flatMap((file) => namesIn(read(file))));
  const [, list = ''] =
    /unfinished: readonly string\[\] = \[([^\]]*)\]/.exec(read('unfinished-marks.tsx')) ?? [];
  return {
    mark(slug) {
      if (marks.has(slug)) return 'drawn';
      return list.includes(`'${slug}'`) ? 'unfinished' : 'missing';
    },
    part(slug, part) {
      const file = join(folder, 'services', drawingFolder(slug, part), drawingName(slug, part));
      if (existsSync(`${file}Desk.tsx`) && existsSync(`${file}Phone.tsx`)) return 'drawn';
      if (!existsSync(`${file}.tsx`)) return 'missing';
      return readFileSync(`${file}.tsx`, 'utf8').includes(placeholder) ? 'unfinished' : 'drawn';
    },
    small(slug, table, name) {
      const file = join(folder, 'services', slug, `${table}.tsx`);
      if (!existsSync(file)) return false;
      const source = readFileSync(file, 'utf8');
      return namesIn(source.slice(source.lastIndexOf('export const'))).includes(name);
    },
  };
}
