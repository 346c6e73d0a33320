import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import { codeOf, lineOf, nodesOf } from '../reading/code.ts';
import { offeredClasses } from '../reading/css.ts';
import { importsOf } from '../reading/imports.ts';
import { isCode, type TreeFile } from '../reading/tree.ts';

type Classes = ReadonlySet<string>;

/** A class that its CSS module does not have is undefined at run time, and the type checker does not notice. */
export const moduleClasses: Check = (files) => {
  const modules = new Map(
    files
      .filter(({ path }) => path.endsWith('.module.css'))
      .map((module) => [module.path, offeredClasses(module)]),
  );
  return files
    .filter(({ path, text }) => isCode(path) && text.includes('.module.css'))
    .flatMap((file) => unknownClasses(file, modules));
};

function unknownClasses(file: TreeFile, modules: ReadonlyMap<string, Classes>): Finding[] {
  const imported = new Map(
    importsOf(file).flatMap(({ target = '', names }) => {
      const classes = modules.get(target);
      return classes ? names.map((name) => [name, { target, classes }] as const) : [];
    }),
  );
  return [...nodesOf(codeOf(file))].flatMap((node) => {
    if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return [];
    const { target, classes } = imported.get(node.expression.getText()) ?? {};
    const asked = askedIn(node);
    if (!classes || !asked || [...classes].some(asked.fits)) return [];
    return {
      path: file.path,
      line: lineOf(node),
      wrong: `${target} has no class “${asked.name}”.`,
      fix: 'Write its rule there, or take the class away here.',
    };
  });
}

interface ClassUse {
  readonly name: string;
  readonly fits: (name: string) => boolean;
}

/** The class that is used. The gaps of a template may be anything; a variable is not checked. */
function askedIn(
  node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
): ClassUse | undefined {
  if (ts.isPropertyAccessExpression(node)) return exactly(node.name.text);
  const asked = node.argumentExpression;
  if (ts.isStringLiteralLike(asked)) return exactly(asked.text);
  if (!ts.isTemplateExpression(asked)) return undefined;
  const start = asked.head.text;
  const end = asked.templateSpans.at(-1)?.literal.text ?? '';
  return {
    name: `${start}…${end}`,
    fits: (name) => name.startsWith(start) && name.endsWith(end),
  };
}

const exactly = (asked: string): ClassUse => ({ name: asked, fits: (name) => name === asked });
