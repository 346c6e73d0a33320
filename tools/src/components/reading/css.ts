import { parse, type Root } from 'postcss';
import readSelector from 'postcss-selector-parser';
import type { TreeFile } from './tree.ts';

export const sheetOf = ({ path, text }: TreeFile): Root => parse(text, { from: path });

/** The line, counted from 1, on which a part of a stylesheet begins. */
export const lineOfCss = ({ source }: Pick<Root, 'source'>): number => source?.start?.line ?? 1;

/** The classes that a CSS module exports: all it styles, except global ones. */
export function offeredClasses(module: TreeFile): Set<string> {
  const names = new Set<string>();
  sheetOf(module).walkRules(({ selector }) => {
    const selectors = readSelector().astSync(selector);
    selectors.walkPseudos((pseudo) => {
      if (pseudo.value === ':global') pseudo.remove();
    });
    selectors.walkClasses(({ value }) => void names.add(value));
  });
  return names;
}
