import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Patch {
  readonly what: string;
  readonly found: RegExp;
  readonly instead: string;
}

/** What we change in Keystatic's own code. */
const patches: readonly Patch[] = [
  {
    // A stylesheet of fonts from another host, which the content security policy would block.
    what: 'no fonts from another host',
    found: /jsx\("link", \{[^}]*fonts\.googleapis\.com[^}]*\}\)/g,
    instead: 'null',
  },
  {
    // Keystatic reports a refused save to the console only, so the user who pressed Save sees nothing.
    what: 'show why a save is refused',
    found: /console\.warn\(toFormattedFormDataError\(error\)\);/g,
    instead: `if (schema.fields?.$source) dispatchEvent(new CustomEvent('form:refused', { detail:
      flattenErrors(error).map(({ path, cause, message }) => ({
        path: path ?? [], reason: cause?.message ?? message })) }));`,
  },
  {
    // The panel puts the name of the list before it: “Process, Steps: needs at least 1 entry. …”.
    what: 'say in words that a list is too short',
    found: /`Must have at least \$\{schema\.validation\.length\.min\} element\$\{[^}]*\}`/g,
    instead:
      "`needs at least ${schema.validation.length.min} ${schema.validation.length.min === 1 ? 'entry' : 'entries'}. Press Add above the list.`",
  },
  {
    what: 'say in words that a list is too long',
    found: /`Must have at most \$\{schema\.validation\.length\.max\} element\$\{[^}]*\}\}`/g,
    instead:
      "`may have at most ${schema.validation.length.max} ${schema.validation.length.max === 1 ? 'entry' : 'entries'}. Remove some.`",
  },
  { what: 'call a slug an address', found: /name: 'Slug',/g, instead: "name: 'Address'," },
];

/**
 * For the build that apps/publish serves. If several users save, each save names the version of each file with which its form was opened. The form carries the
 * text of that version, because the list of files may be newer after a reload that restored a draft.
 */
const lockPatches: readonly Patch[] = [
  {
    what: 'say which version a save is based on',
    found: /additions: additions\.map\(addition_3 => \(\{/g,
    // A renamed entry has the text of its old file, and no version at its new path.
    instead: `base: Object.fromEntries(await Promise.all([...additions, ...deletions].map(async ({ path }) => {
        const known = getTreeNodeAtPath(unscopedTree, path)?.entry.sha ?? null;
        return [path, known && path.endsWith('.yaml') && args.state.$source
          ? await hydrateBlobCache(new TextEncoder().encode(args.state.$source)) : known];
      }))),
      additions: additions.map(addition_3 => ({`,
  },
  {
    what: 'say which version a deletion is based on',
    found: /additions: \[\],\s+deletions: deletions\.map\(path_0/g,
    instead: `base: Object.fromEntries(deletions.map(path =>
      [path, getTreeNodeAtPath(unscopedTree, path)?.entry.sha ?? null])),
      additions: [], deletions: deletions.map(path_0`,
  },
  {
    what: 'say that a deleted entry can be put back',
    found: /"Are you sure\? This action cannot be undone\."/g,
    instead: '"Are you sure? You can bring it back under Next edition."',
  },
];

/** Throws unless each patch changes exactly one place: an upgrade may have moved or repeated it. */
export function checkPatches(code: readonly string[]): void {
  for (const { what, found } of [...patches, ...lockPatches]) {
    const places = code.reduce((count, text) => count + [...text.matchAll(found)].length, 0);
    if (places !== 1)
      throw new Error(
        `The Keystatic patch “${what}” applies in ${places} places instead of one. ` +
          'Compare apps/editor/integrations/keystatic-patches.ts with the code of the installed version.',
      );
  }
}

/** Keystatic's code for the browser; the other builds beside it are for servers and workers. */
export function readBrowserCode(): string[] {
  const folder = dirname(fileURLToPath(import.meta.resolve('@keystatic/core')));
  return readdirSync(folder)
    .filter((file) => /^[\w-]+\.js$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Keystatic's code with what we change in it. */
export const patched = (code: string, chosen: readonly Patch[] = patches): string =>
  chosen.reduce((text, { found, instead }) => text.replace(found, () => instead), code);

const plugin = (name: string, chosen: readonly Patch[]): Plugin => ({
  name,
  buildStart() {
    checkPatches(readBrowserCode());
  },
  transform: (code, id) => (id.includes('@keystatic/core') ? patched(code, chosen) : undefined),
});

export const keystaticPatches = plugin('keystatic-patches', patches);

/** For the build that apps/publish serves. */
export const servedPatches = plugin('keystatic-served-patches', [...patches, ...lockPatches]);
