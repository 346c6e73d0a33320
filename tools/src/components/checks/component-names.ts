import { posix } from 'node:path';
import type { Check, Finding } from '../finding.ts';
import { exportsOf } from '../reading/exports.ts';
import { importsOf } from '../reading/imports.ts';
import { isTest, type TreeFile } from '../reading/tree.ts';

const pascal = /^[A-Z][A-Za-z0-9]*$/;

/** Folder = file = export: the name of a component shows where it is. */
export const componentNames: Check = (files) => [
  ...files.flatMap(misnamed),
  ...[...componentFolders(files)].flatMap(([folder, members]) => [
    ...unhoused(folder, members),
    ...strangers(folder, members),
  ]),
];

function misnamed(file: TreeFile): Finding[] {
  const name = /([^/.]+)(?:\.island)?\.tsx$/.exec(file.path)?.[1];
  if (name === undefined || isTest(file.path)) return [];
  const exported = exportsOf(file);
  if (pascal.test(name)) {
    if (exported.some((one) => one.name === name)) return [];
    const fix = 'Give the component and its file the same name.';
    return [{ path: file.path, line: 1, wrong: `This file does not export ${name}.`, fix }];
  }
  // The parts of one drawing are read together, so a module may contain several of them.
  if (file.path.startsWith('packages/drawings/src/')) return [];
  return exported
    .filter((one) => pascal.test(one.name))
    .map((component) => ({
      path: file.path,
      line: component.line,
      wrong: `The component ${component.name} is in a file that is named like a module.`,
      fix: `Give it its own file, ${component.name}.tsx.`,
    }));
}

function componentFolders(files: readonly TreeFile[]): Map<string, TreeFile[]> {
  const inFolders = Map.groupBy(files, ({ path }) => posix.dirname(path));
  return new Map([...inFolders].filter(([folder]) => pascal.test(posix.basename(folder))));
}

/** A folder in PascalCase has one component. A drawing may have only its compositions, Desk and Wide. */
function unhoused(folder: string, members: readonly TreeFile[]): Finding[] {
  const name = posix.basename(folder);
  const endings = ['.tsx', '.island.tsx', '.astro', 'Desk.tsx', 'Wide.tsx'];
  if (members.some(({ path }) => endings.some((end) => path === `${folder}/${name}${end}`)))
    return [];
  const wrong = `The component folder "${name}" has no component of that name.`;
  const fix = `Add ${name}.tsx, or rename the folder after the component it holds.`;
  return [{ path: folder, line: 1, wrong, fix }];
}

/** A file not named after the folder's component must be used by the component. */
function strangers(folder: string, members: readonly TreeFile[]): Finding[] {
  const component = posix.basename(folder);
  const asModule = component.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  const used = new Set(members.flatMap(importsOf).map(({ target }) => target));
  return members
    .filter(({ path }) => !isTest(path) && !used.has(path))
    .filter(
      ({ path }) => ![component, asModule].some((name) => posix.basename(path).startsWith(name)),
    )
    .map(({ path }) => ({
      path,
      line: 1,
      wrong: `Nothing in the folder of ${component} uses this file.`,
      fix: `Start its name with ${component} or ${asModule}, or move it to where it is used.`,
    }));
}
