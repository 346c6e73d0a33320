import { posix } from 'node:path';
import ts from 'typescript';
import { codeOf, lineOf, nodesOf } from './code.ts';
import { lineOfCss, sheetOf } from './css.ts';
import type { TreeFile } from './tree.ts';

export type Import = {
  /** As written in the file. */
  readonly specifier: string;
  /** Where it leads in our tree; undefined for somebody else's package. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
  /** The names it gives the file. */
  readonly names: readonly string[];
  readonly line: number;
};

type Found = Pick<Import, 'specifier' | 'typeOnly' | 'names' | 'line'>;

export function importsOf(file: TreeFile): Import[] {
  const found = file.path.endsWith('.css') ? cssImports(file) : codeImports(file);
  return found.map((one) => ({ ...one, target: resolve(file.path, one.specifier) }));
}

function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  // Each package.json leads `#…` and what it exports to the workspace's src/, tests and proofs excepted.
  if (path.startsWith('#')) return `${workspaceOf(from)}/src/${path.slice(1)}`;
  const [, name, inside = 'index.ts'] = /^@(?:studio|old)\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  const workspace = name.replace(/^desk-/, 'desk/');
  return /^(?:tests|proof|samples)\//.test(inside)
    ? `${workspace}/${inside}`
    : `${workspace}/src/${inside}`;
}

/** The first folder of a path; the desk's has a workspace for each of its halves. */
const workspaceOf = (path: string): string => /^(?:desk\/)?[^/]+/.exec(path)?.[0] ?? '';

function codeImports(file: TreeFile): Found[] {
  const found: Found[] = [];
  for (const node of nodesOf(codeOf(file))) {
    const line = lineOf(node);
    for (const { literal, typeOnly } of moduleLiterals(node)) {
      if (literal === undefined || !ts.isStringLiteralLike(literal)) continue;
      found.push({ specifier: literal.text, typeOnly, names: boundNames(node), line });
    }
  }
  return found;
}

type ModuleLiteral = { readonly literal: ts.Node | undefined; readonly typeOnly: boolean };

function moduleLiterals(node: ts.Node): ModuleLiteral[] {
  if (ts.isImportDeclaration(node)) {
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return [{ literal: node.moduleSpecifier, typeOnly }];
  }
  if (ts.isExportDeclaration(node)) {
    return [{ literal: node.moduleSpecifier, typeOnly: node.isTypeOnly }];
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return [{ literal: node.argument.literal, typeOnly: true }];
  }
  if (!ts.isCallExpression(node)) return [];
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (!isImport && node.expression.getText() !== 'import.meta.glob') return [];
  return node.arguments
    .flatMap((argument) => (ts.isArrayLiteralExpression(argument) ? argument.elements : [argument]))
    .map((literal) => ({ literal, typeOnly: false }));
}

function boundNames(node: ts.Node): string[] {
  if (!ts.isImportDeclaration(node)) return [];
  const { name, namedBindings } = node.importClause ?? {};
  const rest = namedBindings === undefined ? [] : bindings(namedBindings);
  return name === undefined ? rest : [name.text, ...rest];
}

function bindings(named: ts.NamedImportBindings): string[] {
  return ts.isNamespaceImport(named)
    ? [named.name.text]
    : named.elements.map((element) => element.name.text);
}

/** `@import './a.css'` and `composes: b from './a.css'` name a file in quotes. */
function cssImports(file: TreeFile): Found[] {
  const found: Found[] = [];
  sheetOf(file).walk((node) => {
    const naming =
      node.type === 'atrule' && node.name === 'import'
        ? node.params
        : node.type === 'decl' && node.prop === 'composes'
          ? node.value
          : '';
    const specifier = /(["'])(.*?)\1/.exec(naming)?.[2];
    if (specifier !== undefined)
      found.push({ specifier, typeOnly: false, names: [], line: lineOfCss(node) });
  });
  return found;
}
