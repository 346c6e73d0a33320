import { Document, isCollection, isScalar, visit } from 'yaml';

/** The width content files are written in. */
const width = 100;

/** A value as new YAML, its first line beginning at a column; ends with a line break. */
export function render(value: unknown, column: number, flow = false): string {
  const document = new Document(value);
  visit(document, {
    Collection: (_, node, path) => {
      if (flow && path.length > 1) node.flow = true;
    },
    Scalar: (key, node, path) => {
      if (typeof node.value !== 'string' || key === 'key') return;
      const [pair] = path.slice(-1);
      const name = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : '';
      const before = column + 2 * path.filter(isCollection).length + name.length;
      if (before + node.value.length > width) node.type = 'BLOCK_FOLDED';
    },
  });
  const text = document.toString({
    lineWidth: width - column,
    singleQuote: true,
    flowCollectionPadding: false,
  });
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
}
