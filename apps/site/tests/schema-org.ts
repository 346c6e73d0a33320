import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A virtual file that only the compiler sees in this folder, so that it resolves schema-dts. */
const file = fileURLToPath(new URL('structured-data.virtual.ts', import.meta.url));

/**
 * Checks structured data of built pages against schema.org's vocabulary: the compiler compares each piece with
 * schema-dts, which is generated from it. Returns the compiler's errors.
 */
export function objectionsTo(pieces: ReadonlyMap<string, unknown>): string[] {
  const names = [...pieces.keys()];
  const lines = [...pieces.values()].map(
    (piece, i) => `const g${i}: Graph = ${JSON.stringify(piece)};`,
  );
  // One line per piece after the import, so that an error's line number identifies the piece.
  const text = `import type { Graph } from 'schema-dts';\n${lines.join('\n')}\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, text, version) : read(name, version);
  const program = ts.createProgram([file], options, host);
  return program.getSemanticDiagnostics(program.getSourceFile(file)).map((found) => {
    const line = text.slice(0, found.start ?? 0).split('\n').length;
    return `${names[line - 2] ?? file}: ${ts.flattenDiagnosticMessageText(found.messageText, ' ')}`;
  });
}
