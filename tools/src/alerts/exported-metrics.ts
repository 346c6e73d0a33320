import ts from 'typescript';
import { codeOf, nodesOf } from '#house/reading/code.ts';
import type { TreeFile } from '#house/reading/tree.ts';

/** The intake makes every metric by one of these, and its name is the first argument. */
const makers: ReadonlyMap<string, readonly string[]> = new Map([
  ['counter', ['']],
  ['gauge', ['']],
  ['histogram', ['_bucket', '_sum', '_count']],
]);

/** The names of all metrics that some code makes: `counter('intake_leads_accepted_total', …)`. */
export function exportedMetrics(files: readonly TreeFile[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...nodesOf(codeOf(file))].flatMap((node) => {
        if (!ts.isCallExpression(node)) return [];
        const parts = makers.get(node.expression.getText()) ?? [];
        const [name] = node.arguments;
        if (name === undefined || !ts.isStringLiteral(name)) return [];
        return parts.map((part) => `${name.text}${part}`);
      }),
    ),
  );
}
