import { posix } from 'node:path';
import { mentionsIn, type Document } from './document.ts';
import { faultOf } from './judge-commands.ts';
import type { Scripts } from './known-scripts.ts';
import {
  commandsIn,
  documentsIn,
  filesIn,
  foldersIn,
  linksIn,
  settingsIn,
} from './named-things.ts';

/** What exists, to compare documents with. */
export interface Facts {
  /** Every file of the project, by its path from the root. */
  readonly files: readonly string[];
  readonly scripts: Scripts;
  /** Settings some code reads. */
  readonly settings: readonly string[];
  /** Names that settings had before, which only the changelog may use. */
  readonly oldSettings: readonly string[];
}

/** Every setting can be read from a file, whose path is the setting with _FILE. */
const inAFile = (setting: string, known: readonly string[]): string =>
  known.includes(setting) ? setting : setting.replace(/_FILE$/, '');

/** A sentence for each thing that a document names and that does not exist, and for each undocumented setting. */
export function checkDocuments(documents: readonly Document[], facts: Facts): string[] {
  const named = new Set<string>();
  const wrong = documents.flatMap((document) =>
    [...mentionsIn(document)].flatMap(({ line, words }) => {
      for (const one of settingsIn(words)) named.add(one);
      const at = `${document.path}:${line}`;
      // The changelog may use the old names of settings.
      const known =
        document.path === 'CHANGELOG.md'
          ? [...facts.settings, ...facts.oldSettings]
          : facts.settings;
      return [
        ...commandsIn(words).flatMap((command) => {
          const fault = faultOf(command, facts.scripts);
          return fault === undefined ? [] : [`${at} — ${fault}`];
        }),
        ...missing(
          settingsIn(words).map((one) => inAFile(one, known)),
          known,
          (it) => `${at} — no code reads the setting ${it}.`,
        ),
        ...filesIn(words)
          .filter((file) => !isThere(file, document, facts.files))
          .map((file) => `${at} — there is no file ${file}.`),
        ...foldersIn(words)
          .filter((path) => !facts.files.some((one) => `${one}/`.startsWith(`${path}/`)))
          .map((path) => `${at} — there is no folder ${path}.`),
      ];
    }),
  );
  const dead = documents.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, i) =>
        [
          ...linksIn(line).map((link) => posix.join(posix.dirname(path), link)),
          ...documentsIn(line),
        ]
          .filter((file) => !facts.files.some((one) => one === file || one.startsWith(`${file}/`)))
          .map((file) => `${path}:${i + 1} — there is no file ${file}.`),
      ),
  );
  const silent = facts.settings.filter((one) => !named.has(one));
  return [
    ...wrong,
    ...dead,
    ...silent.map((one) => `The setting ${one} is read, but no document names it.`),
  ];
}

const missing = (
  named: readonly string[],
  there: readonly string[],
  sentence: (name: string) => string,
): string[] => named.filter((one) => !there.includes(one)).map(sentence);

/** Looks for its path from the root or from the document, for the end of its path, or for a route that writes it. */
function isThere(file: string, { path }: Document, files: readonly string[]): boolean {
  // An ending alone, such as .island.tsx, is not a file.
  if (file.startsWith('.') && !file.includes('/')) return true;
  const beside = posix.join(posix.dirname(path), file);
  return files.some(
    (one) => one === beside || `/${one}`.endsWith(`/${file}`) || one.endsWith(`/${file}.ts`),
  );
}
