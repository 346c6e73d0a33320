import { posix } from 'node:path';
import type { Check, Finding } from '../finding.ts';
import { importsOf } from '../reading/imports.ts';
import { isCode, type TreeFile } from '../reading/tree.ts';

/** How far up a dotted import may climb before nobody can tell where it ends. */
const highest = 2;

/** A file in a room of a workspace. */
const inRoom = /^(?<workspace>(?:desk\/)?[^/]+)\/src\/(?<path>(?<room>[^/]+)\/.+)$/;

/**
 * An import that stays in its room is relative; one that leaves it, or climbs far, names its room. So
 * the first lines of a file say which rooms it stands on.
 */
export const importWays: Check = (files) =>
  files.filter(({ path }) => path.includes('/') && isCode(path)).flatMap((file) => judge(file));

const judge = (file: TreeFile): Finding[] =>
  importsOf(file).flatMap(({ specifier, target = '', line }) => {
    const to = inRoom.exec(target)?.groups;
    // A pattern of many files must begin with a dot.
    if (!specifier.startsWith('.') || specifier.includes('*') || to === undefined) return [];
    const from = inRoom.exec(file.path)?.groups;
    const sameRoom = from?.['workspace'] === to['workspace'] && from?.['room'] === to['room'];
    if (sameRoom && climbs(specifier) <= highest) return [];
    const { workspace = '', path = '' } = to;
    const way = file.path.startsWith(`${workspace}/`) ? `#${path}` : `@studio/${workspace}/${path}`;
    return {
      path: file.path,
      line,
      wrong: `${specifier} ${sameRoom ? 'climbs too far' : 'leaves its room'}.`,
      mend: `Write ${way}.`,
    };
  });

const climbs = (specifier: string): number =>
  posix
    .normalize(specifier)
    .split('/')
    .filter((step) => step === '..').length;
