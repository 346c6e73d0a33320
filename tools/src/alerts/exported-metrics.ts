import ts from 'typescript';
import { codeOf, nodesOf } from '#house/reading/code.ts';
import type { TreeFile } from '#house/reading/tree.ts';

/** The intake makes every metric by one of these, and its name is the first argument. */
const makers = new Set(['counter', 'gauge']);

/** The names of all metrics that some code makes: `counter('intake_leads_accepted_total', …)`. */
export function exportedMetrics(files: readonly TreeFile[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...nodesOf(codeOf(file))].flatMap((node) => {
        if (!ts.isCallExpression(node) || !makers.has(node.expression.getText())) return [];
        const [name] = node.arguments;
        return name !== undefined && ts.isStringLiteral(name) ? [name.text] : [];
      }),
    ),
  );
}
