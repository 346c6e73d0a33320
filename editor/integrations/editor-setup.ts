import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@keystatic/core';
import type { Plugin, ViteDevServer } from 'vite';
import { isGroup } from '#writer/plain.ts';
import { parseDocument } from 'yaml';
import type { EditorSetup } from '#editor-config.ts';
import type { Option } from '#fields/option.ts';

const id = 'virtual:editor-setup';
const resolved = `\0${id}`;

/** Hands the forms what they cannot know: where to save, and what is in content/ to pick from. */
export const editorSetup = (storage: Config['storage'], root: string): Plugin => ({
  name: 'editor-setup',
  resolveId: (wanted) => (wanted === id ? resolved : undefined),
  load: (wanted) =>
    wanted === resolved
      ? `export const setup = ${JSON.stringify({ storage, ...readSetup(root) })};`
      : undefined,
});

export function invalidateSetup({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const module = moduleGraph.getModuleById(resolved);
    if (module) moduleGraph.invalidateModule(module);
  }
}

/** Not through the catalogue, which refuses faulty content: the editor is where it is mended. */
function readSetup(root: string): Omit<EditorSetup, 'storage'> {
  const read = (file: string): unknown =>
    parseDocument(readFileSync(join(root, file), 'utf8')).toJS();
  const company = read('company.yaml');
  const technologies = read('technologies.yaml');
  const entries = (folder: string): [string, unknown][] =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .filter((file) => file.endsWith('.yaml'))
          .map((file) => [file.replace(/\.yaml$/, ''), read(`${folder}/${file}`)])
      : [];
  return {
    companyName: nameIn(company, 'name', 'Content'),
    services: options(entries('services'), 'title'),
    people: options(entries('people'), 'name'),
    technologies: options(Object.entries(isGroup(technologies) ? technologies : {}), 'name'),
  };
}

const nameIn = (entry: unknown, field: string, otherwise: string): string => {
  const name = isGroup(entry) ? entry[field] : undefined;
  return typeof name === 'string' ? name : otherwise;
};

const options = (entries: readonly (readonly [string, unknown])[], field: string): Option[] =>
  entries
    .map(([value, entry]) => ({ label: nameIn(entry, field, value), value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
