import { posix } from 'node:path';
import type { Check, Finding } from '../finding.ts';
import { exportsOf } from '../reading/exports.ts';
import { importsOf } from '../reading/imports.ts';
import { isTest, type TreeFile } from '../reading/tree.ts';
import { shapes } from './name-rules.ts';

/** Folder = file = export: who knows a component's name knows where it is. */
export const componentNames: Check = (files) => [
  ...files.flatMap(misnamed),
  ...[...componentFolders(files)].flatMap(([folder, members]) => strangers(folder, members)),
];

function misnamed(file: TreeFile): Finding[] {
  const name = /([^/.]+)(?:\.island)?\.tsx$/.exec(file.path)?.[1];
  if (name === undefined || isTest(file.path)) return [];
  const exported = exportsOf(file);
  if (shapes.pascal.test(name)) {
    if (exported.some((one) => one.name === name)) return [];
    const mend = 'Give the component and its file the same name.';
    return [{ path: file.path, line: 1, wrong: `This file does not export ${name}.`, mend }];
  }
  // The parts of one drawing are read together, so a module may hold several of them.
  if (file.path.startsWith('drawings/src/')) return [];
  return exported
    .filter((one) => shapes.pascal.test(one.name))
    .map((component) => ({
      path: file.path,
      line: component.line,
      wrong: `The component ${component.name} stands in a file that is named like a module.`,
      mend: `Give it its own file, ${component.name}.tsx.`,
    }));
}

function componentFolders(files: readonly TreeFile[]): Map<string, TreeFile[]> {
  const inFolders = Map.groupBy(files, ({ path }) => posix.dirname(path));
  return new Map([...inFolders].filter(([folder]) => shapes.pascal.test(posix.basename(folder))));
}

/** A file not named after the folder's component is there for the component's sake, or not at all. */
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
      mend: `Start its name with ${component} or ${asModule}, or move it to where it is used.`,
    }));
}
