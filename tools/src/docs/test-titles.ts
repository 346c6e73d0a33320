import ts from 'typescript';

/** A test in a file. A placeholder in its title is an ellipsis, or the %s or $name of a table of cases. */
export interface NamedTest {
  readonly title: string;
  /** Skipped on purpose, itself or with its group. */
  readonly isSkipped: boolean;
}

const makers = new Set(['test', 'it', 'describe', 'suite']);
/** With `fails` a test passes as long as its body fails. */
const leftOut = new Set(['skip', 'todo', 'fixme', 'fail', 'fails']);
const modifiers = new Set([
  ...leftOut,
  ...['describe', 'each', 'for', 'only', 'concurrent', 'sequential', 'parallel', 'serial'],
  ...['skipIf', 'runIf'],
]);

/** The tests of a file of Vitest or Playwright, read by a parser, in their order. */
export function testsIn(code: string): NamedTest[] {
  const found: NamedTest[] = [];
  const visit = (node: ts.Node, isSkipped: boolean): void => {
    const made = ts.isCallExpression(node) ? madeBy(node) : undefined;
    if (made === undefined) {
      ts.forEachChild(node, (child) => {
        visit(child, isSkipped);
      });
      return;
    }
    const isLeftOut = isSkipped || made.isLeftOut || leavesItselfOut(made.body);
    if (!made.isGroup) found.push({ title: made.title, isSkipped: isLeftOut });
    if (made.body !== undefined) visit(made.body, isLeftOut);
  };
  visit(ts.createSourceFile('a.test.tsx', code, ts.ScriptTarget.Latest), false);
  return found;
}

interface Made {
  readonly title: string;
  readonly isGroup: boolean;
  readonly isLeftOut: boolean;
  readonly body: ts.Node | undefined;
}

/** The test or group that a call makes; undefined for other calls. */
function madeBy({ expression, arguments: [first, ...others] }: ts.CallExpression) {
  const names = namesIn(expression);
  const [maker = '', ...modified] = names;
  if (!makers.has(maker) || !modified.every((one) => modifiers.has(one))) return undefined;
  const title = first === undefined ? undefined : textOf(first);
  if (title === undefined) return undefined;
  const made: Made = {
    title: title.replaceAll(/\s+/g, ' '),
    isGroup: names.some((one) => one === 'describe' || one === 'suite'),
    isLeftOut: modified.some((one) => leftOut.has(one)) || others.some((one) => isOff(one)),
    body: others.find((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one)),
  };
  return made;
}

/** The names in a callee such as `test.describe.skip` or `test.skip.each(cases)`, without arguments. */
function namesIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...namesIn(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return namesIn(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return namesIn(node.tag);
  return [];
}

/** A title written in the call. One that is in a variable cannot be cited. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** `{ skip: true }` */
const isOff = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (one) =>
      ts.isPropertyAssignment(one) &&
      ts.isIdentifier(one.name) &&
      leftOut.has(one.name.text) &&
      one.initializer.kind !== ts.SyntaxKind.FalseKeyword,
  );

/** `test.skip()` as a statement of the body. With a condition it depends on the run, which the reports show. */
function leavesItselfOut(body: ts.Node | undefined): boolean {
  if (body === undefined || !(ts.isArrowFunction(body) || ts.isFunctionExpression(body)))
    return false;
  if (!ts.isBlock(body.body)) return false;
  return body.body.statements.some((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression))
      return false;
    const [condition] = statement.expression.arguments;
    const [maker = '', ...modified] = namesIn(statement.expression);
    return (
      makers.has(maker) &&
      modified.some((one) => leftOut.has(one)) &&
      (condition === undefined || condition.kind === ts.SyntaxKind.TrueKeyword)
    );
  });
}
