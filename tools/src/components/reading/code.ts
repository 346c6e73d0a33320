import ts from 'typescript';
import { readAstro } from './astro.ts';
import type { TreeFile } from './tree.ts';

/** The file's TypeScript as a syntax tree. Line numbers are those of the file itself. */
export function codeOf({ path, text }: TreeFile): ts.SourceFile {
  const source = path.endsWith('.astro') ? withoutTemplate(text) : text;
  const kind = /\.[jt]sx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
}

/** Every node of the tree, in reading order. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

// Blanks the template instead of removing it, so that line numbers stay the same.
function withoutTemplate(text: string): string {
  let kept = 0;
  let source = '';
  for (const { start, end } of readAstro(text).code) {
    source += blank(text.slice(kept, start)) + text.slice(start, end);
    kept = end;
  }
  return source + blank(text.slice(kept));
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
