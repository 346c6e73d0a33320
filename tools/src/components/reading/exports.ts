import ts from 'typescript';
import { codeOf, lineOf } from './code.ts';
import type { TreeFile } from './tree.ts';

export type Export = { readonly name: string; readonly line: number };

/** The values a file exports, by name; a default export is called `default`. */
export function exportsOf(file: TreeFile): Export[] {
  return codeOf(file).statements.flatMap((statement) =>
    namesOf(statement).map((name) => ({ name, line: lineOf(statement) })),
  );
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) return reexported(statement);
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  return declared(statement);
}

function reexported({ exportClause, isTypeOnly }: ts.ExportDeclaration): string[] {
  if (exportClause === undefined || isTypeOnly) return [];
  return ts.isNamespaceExport(exportClause)
    ? [exportClause.name.text]
    : exportClause.elements.map(({ name }) => name.text);
}

function declared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return named && statement.name !== undefined ? [statement.name.text] : [];
}
