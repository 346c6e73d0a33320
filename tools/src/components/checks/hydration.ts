import type { Check, Finding } from '../finding.ts';
import { readAstro } from '../reading/astro.ts';
import { importsOf } from '../reading/imports.ts';
import { lineAt, type TreeFile } from '../reading/tree.ts';

const isIsland = (path: string | undefined) => path?.endsWith('.island.tsx') ?? false;

/** Only islands are hydrated, so that file names show which code reaches the browser. */
export const hydration: Check = (files) =>
  files.filter(({ path }) => path.endsWith('.astro')).flatMap(hydrated);

function hydrated(file: TreeFile): Finding[] {
  const origins = new Map(
    importsOf(file).flatMap(({ names, target }) => names.map((name) => [name, target] as const)),
  );
  return readAstro(file.text).tags.flatMap((element) =>
    element.attributes
      .filter(({ name }) => name.startsWith('client:'))
      .flatMap(({ name, start }) => {
        const place = { path: file.path, line: lineAt(file.text, start) };
        if (name === 'client:only') return [{ ...place, ...neverOnTheServer(element.name) }];
        if (isIsland(origins.get(element.name))) return [];
        return [{ ...place, ...noIsland(element.name, name) }];
      }),
  );
}

const neverOnTheServer = (component: string) => ({
  wrong: `client:only keeps ${component} out of the HTML, so a visitor without script gets nothing.`,
  fix: 'Use client:visible, client:idle or client:load, and let it render on the server.',
});

const noIsland = (component: string, directive: string) => ({
  wrong: `${component} carries ${directive} but does not come from an .island.tsx file.`,
  fix: 'Rename its file to .island.tsx in apps/site/src/islands, or take the directive away.',
});
