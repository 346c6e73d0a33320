import type { Check, Finding } from '../finding.ts';
import { importsOf } from '../reading/imports.ts';
import { elementsOf } from '../reading/markup.ts';
import { isCode, type TreeFile } from '../reading/tree.ts';

const isIsland = (path: string | undefined) => path?.endsWith('.island.tsx') ?? false;

/** What reaches the browser can be read off the file names: islands, and nothing else, are hydrated. */
export const hydration: Check = (files) =>
  files
    .filter(({ path }) => isCode(path))
    .flatMap((file) => (file.path.endsWith('.astro') ? hydrated(file) : borrowed(file)));

function hydrated(file: TreeFile): Finding[] {
  const origins = new Map(
    importsOf(file).flatMap(({ names, target }) => names.map((name) => [name, target] as const)),
  );
  return elementsOf(file).flatMap((element) =>
    element.attributes
      .filter(({ name }) => name.startsWith('client:'))
      .flatMap(({ name, line }) => {
        const place = { path: file.path, line };
        if (name === 'client:only') return [{ ...place, ...neverOnTheServer(element.name) }];
        if (isIsland(origins.get(element.name))) return [];
        return [{ ...place, ...noIsland(element.name, name) }];
      }),
  );
}

const neverOnTheServer = (component: string) => ({
  wrong: `client:only keeps ${component} out of the HTML, so a visitor without script gets nothing.`,
  mend: 'Use client:visible, client:idle or client:load, and let it render on the server.',
});

const noIsland = (component: string, directive: string) => ({
  wrong: `${component} carries ${directive} but does not come from an .island.tsx file.`,
  mend: 'Rename its file to .island.tsx in site/src/islands, or take the directive away.',
});

/** `client:` exists only in .astro files: an island imported elsewhere would silently stay static. */
function borrowed(file: TreeFile): Finding[] {
  return importsOf(file)
    .filter(({ target }) => isIsland(target) && !isOwnTest(file.path, target))
    .map(({ specifier, line }) => ({
      path: file.path,
      line,
      wrong: `${specifier} is an island, and only an .astro file can bring it to life.`,
      mend: 'Compose it in the .astro file and hand it in as a child.',
    }));
}

function isOwnTest(path: string, island = ''): boolean {
  const stem = island.replace(/\.island\.tsx$/, '');
  return [`${stem}.test.tsx`, `${stem}.island.test.tsx`].includes(path);
}
