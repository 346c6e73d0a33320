import type { Check, Finding } from '../finding.ts';
import { type Import, importsOf } from '../reading/imports.ts';
import { isCode } from '../reading/tree.ts';

/** Inside a room too a file stands above another or below it: whoever reads one needs not both at once. */
export const circles: Check = (files) => {
  const imports = new Map<string, readonly Import[]>();
  for (const file of files) if (isCode(file.path)) imports.set(file.path, importsOf(file));

  const findings: Finding[] = [];
  const left = new Set<string>();
  for (const path of imports.keys()) walk(path, []);
  return findings;

  function walk(path: string, above: readonly string[]): void {
    const trail = [...above, path];
    for (const { target, line } of imports.get(path) ?? []) {
      if (target === undefined || !imports.has(target) || left.has(target)) continue;
      const start = trail.indexOf(target);
      if (start === -1) walk(target, trail);
      else findings.push({ path, line, wrong: roundTrip(trail.slice(start)), mend });
    }
    left.add(path);
  }
};

const roundTrip = (trail: readonly string[]): string =>
  `This import closes a circle: ${[...trail, trail[0]].join(' → ')}.`;

const mend = 'Move what both need, often a type, to a file below both.';
