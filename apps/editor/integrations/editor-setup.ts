import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasChoices, readChoices, type Choices } from '@studio/content/editing/read-choices.ts';
import type { Plugin, ViteDevServer } from 'vite';

const id = 'virtual:editor-setup';
const resolved = `\0${id}`;

/** Gives the forms the choices that content/ offers. */
export const editorSetup = (root: string): Plugin => ({
  name: 'editor-setup',
  resolveId: (wanted) => (wanted === id ? resolved : undefined),
  load: (wanted) => (wanted === resolved ? setupOf(root) : undefined),
});

/**
 * For the build that apps/publish serves: the browser requests the choices from that service, and signs in first if
 * necessary. Saving works as with local files, but the service answers instead of Keystatic's own server.
 */
const callService = `
const answer = await fetch('/api/setup');
if (answer.status === 401) {
  top.location.assign('/auth/login?to=' + encodeURIComponent(top.location.pathname + top.location.search + top.location.hash));
  await new Promise(() => {});
}
if (!answer.ok) {
  document.body.textContent = (await answer.json()).message;
  await new Promise(() => {});
}
export const setup = await answer.json();`;

export const servedSetup = (root: string): Plugin => ({
  name: 'served-setup',
  resolveId: (wanted) => (wanted === id ? resolved : undefined),
  load(wanted) {
    if (wanted !== resolved) return undefined;
    if (this.environment.name === 'client') return callService;
    return setupOf(root);
  },
});

export function invalidateSetup({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const module = moduleGraph.getModuleById(resolved);
    if (module) moduleGraph.invalidateModule(module);
  }
}

const setupOf = (root: string): string =>
  `export const setup = ${JSON.stringify(choicesIn(root))};`;

const choicesIn = (root: string): Choices =>
  readChoices(
    new Map(
      globSync('{*,*/*}.yaml', { cwd: root })
        .filter(hasChoices)
        .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
    ),
  );
