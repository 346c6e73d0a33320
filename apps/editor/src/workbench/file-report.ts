import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { resolveContent } from '@studio/content/reader/site-content.ts';
import { contentChecks } from '@studio/content/checks/content-checks.ts';
import { overdue } from '@studio/content/checks/expiry.ts';
import { contentRoot } from '@studio/content/reader/content-root.ts';
import type { Finding } from '@studio/content/reader/finding.ts';
import { isOffFile } from '@studio/content/reader/extras.ts';
import { readContent, type Content } from '@studio/content/reader/load-content.ts';
import type { EarlierFiles } from '@studio/content/reader/read-files.ts';
import { checked } from '@studio/content/checks/run-checks.ts';
import { files, folders } from '@studio/content/editing/kinds.ts';
import type { PanelFinding, FileReport } from '@studio/contract/file-report';
import { fieldInWords } from '#refusal.ts';
import { isGroup } from '#writer/plain.ts';
import { knownWords } from './spelling-list.ts';
import { formOf, type CurrentFile } from '@studio/content/editing/current-file.ts';
import { previewOf } from './preview-url.ts';
import { pageOfFile } from './page-of-file.ts';
import { misspellingsIn, type Misspelling } from './spelling.ts';
import { fieldPath } from './field-path.ts';

/** The last valid versions. The preview's server shows the same ones, because it reads again on every change too. */
const earlier: EarlierFiles = new Map();

export async function fileReport(
  place: CurrentFile,
  entry: string,
  today: Date,
): Promise<FileReport> {
  const root = contentRoot();
  const { content, findings: unreadable } = readContent(root, earlier);
  const resolved = content && resolveContent(content);
  const breaking = [...unreadable, ...(resolved?.findings ?? [])];
  const spelled = await misspellings(root, content?.files.map(({ file }) => file) ?? []);
  const all = [
    ...unreadable,
    ...(content ? await checked(content, [...contentChecks(today), overdue(today)]) : []),
    ...spelled,
  ].map((finding) => panelFinding(root, finding));
  const isHere = ({ file }: { readonly file: string }): boolean =>
    place !== '' && (file === place || (place.endsWith('/') && `${file}/`.startsWith(place)));
  const address = resolved && pageOfFile(place, entry, resolved.siteContent, today);
  return {
    file: place,
    entry: place && entryOf(place, rawOf(root, place)),
    findings: all.filter(isHere),
    elsewhere: all.filter((finding) => !isHere(finding)),
    ...(address && { page: address, preview: previewOf(address) }),
    ...(!content && { unshown: `Fix the errors in ${asList(unreadable)} to see a preview.` }),
    ...(content && !address && { unshown: whyUnshown(place, content) }),
    ...(!place.endsWith('/') &&
      breaking.some(isHere) && {
        unshown: 'Fix the errors above to see this page.',
      }),
  };
}

const whyUnshown = (place: CurrentFile, { extras }: Content): string =>
  isOffFile(place, extras.value)
    ? 'No page shows this: it is switched off under “Extras: on or off”.'
    : 'No page shows this today.';

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
  const way = fieldPath(field, raw);
  return {
    file,
    entry: entryOf(file, raw),
    form: formOf(file),
    way,
    place: fieldInWords(way),
    sentence: `${problem} ${fix}`,
    ...(word !== undefined && { word }),
  };
}

function rawOf(root: string, file: string): unknown {
  if (!file.endsWith('.yaml')) return undefined;
  try {
    return parseDocument(readFileSync(join(root, file), 'utf8')).toJS();
  } catch {
    return undefined; // a finding already says that it cannot be read
  }
}

/** “Services: SEO”, or the label of a single file. */
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
