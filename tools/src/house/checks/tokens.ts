import { matchesGlob } from 'node:path';
import type { Check, Finding } from '../finding.ts';
import { lineOfCss, sheetOf } from '../reading/css.ts';
import type { TreeFile } from '../reading/tree.ts';
import { rawColoursIn, rawSizesIn } from './raw-values.ts';
import { tokenFiles } from './token-rules.ts';

/** Colours, sizes and durations come through tokens, so one file changes the whole house. */
export const tokens: Check = (files) =>
  files
    .filter(({ path }) => /^(?:site|drawings|desk\/app)\/src\/.*\.css$/.test(path))
    .filter(({ path }) => !tokenFiles.some((pattern) => matchesGlob(path, pattern)))
    .flatMap(judgeSheet);

function judgeSheet(sheet: TreeFile): Finding[] {
  const found: Finding[] = [];
  const { path } = sheet;
  // A selector or a condition is left alone: var() does not work there.
  sheetOf(sheet).walkDecls((declaration) => {
    const { prop: property, value } = declaration;
    const line = lineOfCss(declaration);
    for (const colour of rawColoursIn(property, value))
      found.push({
        path,
        line,
        wrong: `${property} spells out the colour ${colour.replace('(', '()')}.`,
        mend: 'Take it from a token with var(--…).',
      });
    for (const size of rawSizesIn(path, property, value))
      found.push({
        path,
        line,
        wrong: `${property} spells out ${size}.`,
        mend: 'Take it from a token with var(--…); only em, ch, % and fr may stand as they are.',
      });
  });
  return found;
}
