import { matchesGlob } from 'node:path';
import type { Check, Finding } from '../finding.ts';
import { cssNodes } from '../reading/css.ts';
import type { TreeFile } from '../reading/tree.ts';
import { rawColoursIn, rawSizesIn } from './raw-values.ts';
import { tokenFiles } from './token-rules.ts';

/** Colours, sizes and durations come through tokens, so one file changes the whole house. */
export const tokens: Check = (files) =>
  files
    .filter(({ path }) => /^(?:site|drawings)\/src\/.*\.css$/.test(path))
    .filter(({ path }) => !tokenFiles.some((pattern) => matchesGlob(path, pattern)))
    .flatMap(judgeSheet);

function judgeSheet({ path, text }: TreeFile): Finding[] {
  return [...cssNodes(text)].flatMap(({ text: statement, line, children }) => {
    // What stands before a brace is a selector or a condition: var() does not work there.
    const [, property, value] = /^([\w-]+)\s*:([\s\S]*)$/.exec(statement) ?? [];
    if (children !== undefined || property === undefined || value === undefined) return [];
    return [
      ...rawColoursIn(property, value).map((colour) => ({
        path,
        line,
        wrong: `${property} spells out the colour ${colour.replace('(', '()')}.`,
        mend: 'Take it from a token with var(--…).',
      })),
      ...rawSizesIn(path, property, value).map((size) => ({
        path,
        line,
        wrong: `${property} spells out ${size}.`,
        mend: 'Take it from a token with var(--…); only em, ch, % and fr may stand as they are.',
      })),
    ];
  });
}
