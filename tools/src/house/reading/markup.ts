import ts from 'typescript';
import { readAstro } from './astro.ts';
import { codeOf, lineOf, nodesOf } from './code.ts';
import { lineAt, type TreeFile } from './tree.ts';

export type Attribute = {
  readonly name: string;
  /** The text in its quotes; of an expression, the texts it spells out. */
  readonly text: string;
  readonly line: number;
};

export type Element = {
  readonly name: string;
  readonly line: number;
  readonly attributes: readonly Attribute[];
};

/** The elements a component or a page writes down, whichever of the two languages it is in. */
export function elementsOf(file: TreeFile): Element[] {
  return file.path.endsWith('.astro') ? astroElements(file.text) : jsxElements(file);
}

function astroElements(text: string): Element[] {
  return readAstro(text).tags.map(({ name, start, attributes }) => ({
    name,
    line: lineAt(text, start),
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      text: spelledOut(attribute.raw),
      line: lineAt(text, attribute.start),
    })),
  }));
}

function jsxElements(file: TreeFile): Element[] {
  const elements: Element[] = [];
  for (const node of nodesOf(codeOf(file))) {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) continue;
    elements.push({
      name: node.tagName.getText(),
      line: lineOf(node),
      attributes: node.attributes.properties.filter(ts.isJsxAttribute).map((attribute) => ({
        name: attribute.name.getText(),
        text: spelledOut(attribute.initializer?.getText() ?? ''),
        line: lineOf(attribute),
      })),
    });
  }
  return elements;
}

function spelledOut(raw: string): string {
  if (!raw.startsWith('{')) return raw.replaceAll(/^["'`]|["'`]$/g, '');
  return [...raw.matchAll(/(["'`])(.*?)\1/g)].map((literal) => literal[2]).join(' ');
}
