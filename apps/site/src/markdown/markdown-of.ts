import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { plain } from './markdown.ts';

interface About {
  /** The URL of the page, against which its links are resolved. */
  readonly address: string;
  readonly summary: string;
  /** The day its content last changed, if known. */
  readonly changed: string | undefined;
}

/** The main part of a built page as Markdown, without controls and menus. */
export function markdownOf(html: string, { address, summary, changed }: About): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const written = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => ({ ...tree, children: readable(tree.children, address) }))
    .use(rehypeRemark)
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-' })
    .processSync(withoutDrawings(main));
  const facts = [`- Page: ${address}`, ...(changed ? [`- Last changed: ${changed}`] : [])];
  const [heading = '', ...rest] = afterHeading(String(written).trim());
  return `${[heading, `> ${plain(summary)}`, facts.join('\n'), ...rest].join('\n\n')}\n`;
}

/**
 * Replaces drawings by their descriptions; of two compositions of a drawing one remains. Done before parsing, because
 * drawings are half of a page.
 */
function withoutDrawings(html: string): string {
  const seen = new Set(['']);
  return html.replaceAll(/<svg([^>]*)>[\s\S]*?<\/svg>/g, (_, attributes: string) => {
    const label = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? '';
    if (seen.has(label)) return '';
    seen.add(label);
    return `<p>Drawing: ${label}</p>`;
  });
}

/** A line above the heading, such as a kicker, goes below it. */
function afterHeading(markdown: string): string[] {
  const [, above = '', heading = '', below = ''] =
    /^([\s\S]*?)(# .*)([\s\S]*)$/.exec(markdown) ?? [];
  return [heading, above.trim(), below.trim()].filter((part, i) => i === 0 || part !== '');
}

const unread = /^(?:button|dialog|input|nav|noscript|script|select|style|template|textarea|wbr)$/;
const inText = /^(?:a|b|cite|code|em|i|small|span|strong|sup|time)$/;
const heading = /^h[1-6]$/;

const isElement = (node: Root['children'][number]): node is Element => node.type === 'element';

const holds = ({ children }: Element, name: RegExp): boolean =>
  children.some((child) => isElement(child) && (name.test(child.tagName) || holds(child, name)));

function isUnread(element: Element): boolean {
  const { tagName, properties } = element;
  const { ariaHidden, hidden, alt, className } = properties;
  const onScreenAlone = Array.isArray(className) && className.includes('screen-only');
  return (
    unread.test(tagName) ||
    ariaHidden === 'true' ||
    hidden === true ||
    (tagName === 'img' && !alt) ||
    // Controls and the contact form are useless in Markdown. The sheet's questions have headings and are worth
    // reading.
    ((tagName === 'form' || (tagName === 'div' && onScreenAlone)) && !holds(element, heading))
  );
}

/** The nodes that Markdown readers need. Where CSS separates adjacent elements, this inserts a space. */
function readable(nodes: Root['children'], address: string): ElementContent[] {
  const kept: ElementContent[] = [];
  for (const node of nodes.flatMap((one) => readableNode(one, address))) {
    const before = kept.at(-1);
    if (before && isElement(before) && isElement(node) && inText.test(before.tagName))
      kept.push({ type: 'text', value: ' ' });
    kept.push(node);
  }
  return kept;
}

function readableNode(node: Root['children'][number], address: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (!isElement(node) || isUnread(node)) return [];
  const { tagName, properties } = node;
  const children = readable(node.children, address);
  if (tagName === 'dl') return [{ ...node, tagName: 'ul', children: itemsOf(children) }];
  if (tagName === 'label') return [{ ...node, tagName: 'p', children }];
  if (tagName === 'table') return withCaption({ ...node, children });
  if (/^t[dh]$/.test(tagName)) return [{ ...node, children: inOneLine(children) }];
  // A list whose items have headings becomes sections.
  if (/^[uo]l$/.test(tagName) && holds(node, heading))
    return children.filter(isElement).flatMap((item) => item.children);
  if (tagName === 'a' && typeof properties['href'] === 'string') {
    const href = new URL(properties['href'], address).href;
    return [{ ...node, properties: { href }, children }];
  }
  return [{ ...node, children }];
}

/** Markdown has no captions, so the caption goes above the table. */
function withCaption(table: Element): Element[] {
  const parts = table.children.filter(isElement);
  const above = parts.filter(({ tagName }) => tagName === 'caption');
  return [
    ...above.map((caption) => ({ ...caption, tagName: holds(caption, heading) ? 'div' : 'p' })),
    { ...table, children: parts.filter(({ tagName }) => tagName !== 'caption') },
  ];
}

/** Terms and definitions as items: “term: definition”. */
function itemsOf(nodes: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  for (const { tagName, children } of nodes.filter(isElement)) {
    const text = (value: string): ElementContent => ({ type: 'text', value });
    if (tagName === 'dt')
      items.push({
        type: 'element',
        tagName: 'li',
        properties: {},
        children: [...children, text(': ')],
      });
    else if (tagName === 'dd') items.at(-1)?.children.push(...children, text(' '));
    else items.push(...itemsOf(children));
  }
  return items;
}

/** A table cell cannot contain paragraphs. */
const inOneLine = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => [
    isElement(node) && !inText.test(node.tagName) ? { ...node, tagName: 'span' } : node,
    { type: 'text', value: ' ' },
  ]);
