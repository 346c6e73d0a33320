import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What a visitor or a program gets from a page, apart from its styling. */
export interface PageText {
  readonly head: readonly string[];
  readonly text: readonly string[];
  readonly links: readonly string[];
}

/** Files of the build carry a fingerprint that changes with any style or script. */
const withoutFingerprint = (value: string): string =>
  value.replace(/(\/_astro\/[\w-]+)\.[\w-]{8}\.(\w+)/g, '$1.$2');

const builtFile = /^(script|link rel=(stylesheet|preload))/;

export function pageText(html: string): PageText {
  const head: string[] = [];
  const text: string[] = [];
  const links: string[] = [];
  const walk = (node: Tree.Node, inHead: boolean): void => {
    if ('tagName' in node) {
      const described = describe(node);
      if (inHead && !builtFile.test(described)) head.push(described);
      if (node.tagName === 'a') links.push(described);
    }
    if (node.nodeName === '#text' && 'value' in node && node.value.trim())
      (inHead ? head : text).push(node.value.trim().replace(/\s+/g, ' '));
    const below = inHead || node.nodeName === 'head';
    if ('childNodes' in node && node.nodeName !== 'style')
      for (const child of node.childNodes) walk(child, below);
  };
  walk(parse(html), false);
  return { head, text, links };
}

const describe = ({ tagName, attrs }: Tree.Element): string =>
  [
    tagName,
    ...attrs
      .filter(({ name }) => !['class', 'integrity'].includes(name))
      .map(({ name, value }) => `${name}=${withoutFingerprint(value)}`),
  ].join(' ');
