import { lineAt } from './tree.ts';

/** A declaration, an at-statement such as `@import`, or a block with what it holds. */
export type CssNode = {
  /** The declaration or statement; for a block, what stands before its brace. */
  readonly text: string;
  readonly line: number;
  readonly children?: readonly CssNode[];
};

/** Reads a stylesheet, nested rules included. It trusts Prettier and stylelint to refuse what is malformed. */
export function readCss(css: string): CssNode[] {
  const source = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  const marks = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[(){};]/g;

  function readBody(): CssNode[] {
    const nodes: CssNode[] = [];
    let start = marks.lastIndex;
    let parentheses = 0;
    const take = (end: number) => {
      const raw = source.slice(start, end);
      const text = raw.trim();
      start = marks.lastIndex;
      return { text, line: lineAt(source, end - raw.trimStart().length) };
    };
    for (let mark = marks.exec(source); mark !== null; mark = marks.exec(source)) {
      if (mark[0] === '(') parentheses += 1;
      if (mark[0] === ')') parentheses -= 1;
      if (parentheses > 0) continue; // url(data:…;…) holds semicolons of its own
      if (mark[0] === '{') {
        const block = take(mark.index);
        nodes.push({ ...block, children: readBody() });
        start = marks.lastIndex;
      }
      if (mark[0] === ';' || mark[0] === '}') {
        const statement = take(mark.index);
        if (statement.text !== '') nodes.push(statement);
        if (mark[0] === '}') return nodes;
      }
    }
    return nodes;
  }

  return readBody();
}

/** Every node of a stylesheet, however deep. */
export function cssNodes(css: string): Generator<CssNode> {
  return walk(readCss(css));
}

function* walk(nodes: readonly CssNode[]): Generator<CssNode> {
  for (const node of nodes) {
    yield node;
    yield* walk(node.children ?? []);
  }
}
