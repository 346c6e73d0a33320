import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { resolveContent } from '@studio/site/catalogue/catalogue.ts';
import { contentChecks } from '@studio/site/checks/content-checks.ts';
import { contentRoot } from '@studio/site/catalogue/content-root.ts';
import type { Finding } from '@studio/site/catalogue/finding.ts';
import { readContent } from '@studio/site/catalogue/load-content.ts';
import type { EarlierFiles } from '@studio/site/catalogue/read-files.ts';
import { checked } from '@studio/site/checks/run-checks.ts';
import { files, folders } from '#kinds.ts';
import { placeInWords, type Refusal } from '#refusal.ts';
import { isGroup } from '#writer/plain.ts';
import { knownWords } from './known-words.ts';
import { formOf, type Place } from './place.ts';
import { previewOrigin } from './preview-origin.ts';
import { shownAt } from './shown-at.ts';
import { misspellingsIn, type Misspelling } from './spelling.ts';
import { wayTo } from './way.ts';

/** One finding as the panel shows it: where, in words and as a way to the field, and what. */
export interface PanelFinding {
  readonly file: string;
  /** What people call the entry the file holds. */
  readonly entry: string;
  readonly form: string;
  readonly way: Refusal['path'];
  readonly place: string;
  readonly sentence: string;
  /** A word that can be made known, if it is a name. */
  readonly word?: string;
}

/** What the panel shows beside a form: all that the build would say, and where it is read. */
export interface PlaceReport {
  readonly file: Place;
  /** What people call it. */
  readonly entry: string;
  /** The address of the page, and why it is not shown if it is not. */
  readonly preview?: string;
  readonly unshown?: string;
  readonly findings: readonly PanelFinding[];
  readonly elsewhere: readonly PanelFinding[];
}

/** The preview's server goes on with the same earlier files: it too reads anew on every change. */
const earlier: EarlierFiles = new Map();

export async function placeReport(place: Place, entry: string, today: Date): Promise<PlaceReport> {
  const root = contentRoot();
  const { content, findings: unreadable } = readContent(root, earlier);
  const resolved = content && resolveContent(content);
  const breaking = [...unreadable, ...(resolved?.findings ?? [])];
  const spelled = await misspellings(root, content?.files.map(({ file }) => file) ?? []);
  const all = [
    ...unreadable,
    ...(content ? await checked(content, contentChecks(today, root)) : []),
    ...spelled,
  ].map((finding) => panelFinding(root, finding));
  const isHere = ({ file }: { readonly file: string }): boolean =>
    place !== '' && (file === place || (place.endsWith('/') && `${file}/`.startsWith(place)));
  const address = resolved && shownAt(place, entry, resolved.catalogue, today);
  return {
    file: place,
    entry: place && entryOf(place, rawOf(root, place)),
    findings: all.filter(isHere),
    elsewhere: all.filter((finding) => !isHere(finding)),
    ...(!content && { unshown: `No page can be shown until ${asList(unreadable)} is mended.` }),
    ...(content && !address && { unshown: 'No page shows this today.' }),
    ...(address && { preview: previewOrigin + address }),
    ...(!place.endsWith('/') &&
      breaking.some(isHere) && {
        unshown: 'This page cannot be shown until what is said above is mended.',
      }),
  };
}

async function misspellings(root: string, paths: readonly string[]): Promise<Misspelling[]> {
  const words = knownWords();
  const found = await Promise.all(
    paths.map((file) => misspellingsIn(file, readFileSync(join(root, file), 'utf8'), words)),
  );
  return found.flat();
}

function panelFinding(root: string, finding: Misspelling): PanelFinding {
  const { file, field, problem, fix, word } = finding;
  const raw = rawOf(root, file);
  const way = wayTo(field, raw);
  return {
    file,
    entry: entryOf(file, raw),
    form: formOf(file),
    way,
    place: placeInWords(way),
    sentence: `${problem} ${fix}`,
    ...(word !== undefined && { word }),
  };
}

function rawOf(root: string, file: string): unknown {
  if (!file.endsWith('.yaml')) return undefined;
  try {
    return parseDocument(readFileSync(join(root, file), 'utf8')).toJS();
  } catch {
    return undefined; // the finding says that it cannot be read
  }
}

/** “Services: SEO”, or the label of a file that is there once. */
function entryOf(file: string, raw: unknown): string {
  const path = file.replace(/\.yaml$/, '');
  const [folder = '', slug = ''] = path.split('/');
  const kind = folders[folder];
  if (!kind) return files[path]?.label ?? path;
  const name = isGroup(raw) ? raw[kind.columns[0]] : undefined;
  return slug ? `${kind.label}: ${typeof name === 'string' ? name : slug}` : kind.label;
}

const asList = (findings: readonly Finding[]): string =>
  [...new Set(findings.map(({ file }) => `content/${file}`))].join(' and ');
