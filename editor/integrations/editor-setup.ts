import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@keystatic/core';
import type { Plugin, ViteDevServer } from 'vite';
import { isGroup } from '../src/writer/plain.ts';
import { parse } from 'yaml';
import type { EditorSetup } from '../src/editor-config.ts';

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
  const read = (file: string): unknown => parse(readFileSync(join(root, file), 'utf8'));
  const company = read('company.yaml');
  const technologies = read('technologies.yaml');
  const name = (entry: unknown, otherwise: string): string =>
    isGroup(entry) && typeof entry['name'] === 'string' ? entry['name'] : otherwise;
  return {
    companyName: name(company, 'Content'),
    technologies: Object.entries(isGroup(technologies) ? technologies : {})
      .map(([value, entry]) => ({ label: name(entry, value), value }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  };
}
