import ts from 'typescript';
import { codeOf, nodesOf } from '#components/reading/code.ts';
import type { TreeFile } from '#components/reading/tree.ts';

const HISTOGRAM_PARTS = ['_bucket', '_sum', '_count'];

/**
 * The names of all metrics in the code. prom-client takes `{ name: '…', help: '…' }`, and a histogram
 * also has buckets.
 */
export function exportedMetrics(files: readonly TreeFile[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...nodesOf(codeOf(file))].flatMap((node) => {
        if (!ts.isObjectLiteralExpression(node)) return [];
        const named = new Map(
          node.properties.filter(ts.isPropertyAssignment).map((one) => [one.name.getText(), one]),
        );
        const name = named.get('name')?.initializer;
        if (name === undefined || !ts.isStringLiteral(name) || !named.has('help')) return [];
        const parts = named.has('buckets') ? HISTOGRAM_PARTS : [''];
        return parts.map((part) => `${name.text}${part}`);
      }),
    ),
  );
}
