import { posix } from 'node:path';
import ts from 'typescript';
import { codeOf, nodesOf } from './code.ts';
import type { TreeFile } from './tree.ts';

export type Import = {
  /** The imported file in our tree; undefined for an npm package. */
  readonly target: string | undefined;
  /** The names it gives the file. */
  readonly names: readonly string[];
};

export function importsOf(file: TreeFile): Import[] {
  return [...nodesOf(codeOf(file))].flatMap((node) => {
    const from = moduleNamedIn(node);
    if (from === undefined || !ts.isStringLiteral(from)) return [];
    return { target: resolve(file.path, from.text), names: boundNames(node) };
  });
}

function moduleNamedIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isCall ? node.arguments[0] : undefined;
}

function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  const workspace = /^(?:(?:apps|packages)\/)?[^/]+/.exec(from)?.[0] ?? '';
  if (path.startsWith('#')) return `${workspace}/src/${path.slice(1)}`;
  const [, name, inside] = /^@studio\/([^/]+)\/(.+)$/.exec(path) ?? [];
  // Apps import only packages.
  return name && inside ? `packages/${name}/src/${inside}` : undefined;
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
