import { posix } from 'node:path';
import type { Check, Finding } from '../finding.ts';
import { emptyName, pagesRoom, shapes } from './name-rules.ts';

/** Folders are kebab-case; PascalCase says "here lives one component", and then it must. */
export const folderNames: Check = (files) => {
  const paths = new Set(files.map(({ path }) => path));
  return [...new Set(files.flatMap(({ path }) => foldersAbove(path)))].flatMap((folder) => {
    const verdict = judge(folder, paths);
    return verdict === undefined ? [] : [{ path: folder, line: 1, ...verdict }];
  });
};

function foldersAbove(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [...foldersAbove(folder), folder];
}

function judge(
  folder: string,
  paths: ReadonlySet<string>,
): Pick<Finding, 'wrong' | 'mend'> | undefined {
  const name = posix.basename(folder);
  if (emptyName.test(name)) {
    return {
      wrong: `The name "${name}" says nothing.`,
      mend: 'Put each piece where it is used, or call the folder what it holds.',
    };
  }
  if (shapes.kebab.test(name) || shapes.dotted.test(name)) return undefined;
  if (shapes.parameter.test(name) && folder.startsWith(pagesRoom)) return undefined;
  if (!shapes.pascal.test(name)) {
    return {
      wrong: `The folder "${name}" is not in kebab-case.`,
      mend: 'Use lower-case words with hyphens; PascalCase is for the folder of one component.',
    };
  }
  // A drawing may be nothing but its compositions.
  const endings = ['.tsx', '.island.tsx', '.astro', 'Desk.tsx', 'Wide.tsx'];
  const components = endings.map((end) => `${folder}/${name}${end}`);
  if (components.some((component) => paths.has(component))) return undefined;
  return {
    wrong: `The component folder "${name}" holds no component of that name.`,
    mend: `Add ${name}.tsx, or rename the folder after the component it holds.`,
  };
}
