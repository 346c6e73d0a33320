import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import { codeOf, lineOf, nodesOf } from '../reading/code.ts';
import { elementsOf } from '../reading/markup.ts';
import { isCode, isTest, type TreeFile } from '../reading/tree.ts';

// It only makes an id while the page is rendered, and asks nothing of the browser.
const serverHooks: readonly string[] = ['useId'];

/** Outside the islands everything is HTML by the time it is read: a hook or a handler there is dead. */
export const interactivity: Check = (files) =>
  files
    .filter(({ path }) => /^(?:site|drawings)\/src\//.test(path) && isCode(path) && !isTest(path))
    .filter(({ path }) => !path.startsWith('site/src/islands/') && !path.endsWith('.island.tsx'))
    .flatMap((file) => [...hooks(file), ...handlers(file)]);

function hooks(file: TreeFile): Finding[] {
  const findings: Finding[] = [];
  for (const node of nodesOf(codeOf(file))) {
    if (!ts.isCallExpression(node)) continue;
    const hook = /(?:^|\.)(use[A-Z]\w*)$/.exec(node.expression.getText())?.[1];
    if (hook === undefined || serverHooks.includes(hook)) continue;
    findings.push({
      path: file.path,
      line: lineOf(node),
      wrong: `${hook} runs only in a hydrated component.`,
      mend: 'Move what needs it to an island.',
    });
  }
  return findings;
}

function handlers(file: TreeFile): Finding[] {
  return elementsOf(file).flatMap((element) =>
    element.attributes
      .filter(({ name }) => /^on[A-Z]/.test(name) || isInlineHandler(element.name, name))
      .map(({ name, line }) => ({
        path: file.path,
        line,
        wrong: `${name} on ${element.name} is never attached: this file is not hydrated.`,
        mend: 'Move the control to an island, or use what HTML does by itself.',
      })),
  );
}

/** `onclick="…"` in a template: HTML would run it, our content security policy refuses it. */
function isInlineHandler(element: string, attribute: string): boolean {
  return /^[a-z]/.test(element) && /^on[a-z]+$/.test(attribute);
}
