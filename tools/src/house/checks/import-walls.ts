import type { Check, Finding } from '../finding.ts';
import { type Import, importsOf } from '../reading/imports.ts';
import { isCode, isTest, type TreeFile } from '../reading/tree.ts';
import { roomOf } from './room-of.ts';
import { type Room, wallOf } from './walls.ts';

type Verdict = Pick<Finding, 'wrong' | 'mend'>;

/** Arrows between rooms point down only, as walls.ts draws them. */
export const importWalls: Check = (files) =>
  files
    .filter(({ path }) => path.includes('/') && (isCode(path) || path.endsWith('.css')))
    .flatMap((file) => {
      const { path } = file;
      const room = roomOf(path);
      if (room === undefined) return isCode(path) ? [{ path, line: 1, ...homeless }] : [];
      if (wallOf(room).holds === 'no code') return [{ path, line: 1, ...codeAmongWords(room) }];
      return importsOf(file).flatMap((one) => {
        const verdict = judge(file, room, one);
        return verdict === undefined ? [] : [{ path, line: one.line, ...verdict }];
      });
    });

function judge(file: TreeFile, room: Room, one: Import): Verdict | undefined {
  if (one.target === undefined) return judgePackage(file, room, one.specifier);
  const target = roomOf(one.target);
  if (target === undefined) return isCode(one.target) ? leadsNowhere(one) : undefined;
  if (target === room) return judgeParts(file.path, one.target);
  const { may, types = [] } = wallOf(room);
  if (may.includes(target)) return judgeParts(file.path, one.target);
  if (!types.includes(target)) return wrongWay(room, target, one.specifier);
  return one.typeOnly ? undefined : valueOfType(room, target);
}

function judgePackage(file: TreeFile, room: Room, name: string): Verdict | undefined {
  const { packages, tests = [] } = wallOf(room);
  if (packages === undefined) return undefined;
  const allowed = isTest(file.path) ? [...packages, ...tests] : packages;
  const covers = (one: string) =>
    name === one || name.startsWith(one.endsWith(':') ? one : `${one}/`);
  if (allowed.some(covers)) return undefined;
  return {
    wrong: `${room} may not import the package ${name}.`,
    mend: `Use ${listed(allowed)}, or move this code to a room that may.`,
  };
}

/** What lies in screens/<kind>/parts belongs to that kind alone. */
function judgeParts(path: string, target: string): Verdict | undefined {
  const [home, kind] = /^site\/src\/screens\/([^/]+)\/(?=parts\/)/.exec(target) ?? [];
  if (home === undefined || kind === undefined || path.startsWith(home)) return undefined;
  return {
    wrong: `The parts of the ${kind} screen are its own.`,
    mend: 'Move the piece to site/src/sections, where every screen may use it.',
  };
}

function wrongWay(room: Room, target: Room, specifier: string): Verdict {
  const { may } = wallOf(room);
  const allowed = may.length === 0 ? 'nothing of ours' : listed(may);
  return {
    wrong: `${room} may not import ${target} (${specifier}).`,
    mend: `It may import ${allowed}: hand the piece in from above, or move it to a room below both.`,
  };
}

const valueOfType = (room: Room, target: Room): Verdict => ({
  wrong: `${room} may take only types from ${target}.`,
  mend: 'Write `import type`, or have the value handed in.',
});

const leadsNowhere = (one: Import): Verdict => ({
  wrong: `${one.specifier} leads to ${String(one.target)}, which stands in no room.`,
  mend: 'Import from a room that tools/src/house/checks/walls.ts names.',
});

const homeless: Verdict = {
  wrong: 'This file stands in no room.',
  mend: 'Move it to one, or give the new room its row in tools/src/house/checks/walls.ts.',
};

const codeAmongWords = (room: Room): Verdict => ({
  wrong: `${room} holds words and facts, no code.`,
  mend: 'Move this file to the room that reads them.',
});

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}
