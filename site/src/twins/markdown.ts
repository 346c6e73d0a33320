import type { SourceNote } from '#schema/entries.ts';
import type { Inline, RichText } from '#schema/rich-text.ts';

/** A piece of a twin: a heading, a paragraph or a list. Blocks are parted by an empty line. */
export type Block = string;

/** Marks that plain words may hold, and that must not become markup. */
const special = /[\\`*_[\]<>]/g;

export const plain = (words: string): string => words.replace(special, '\\$&');

export const h1 = (words: string): Block => `# ${plain(words)}`;
export const h2 = (words: string): Block => `## ${plain(words)}`;
export const h3 = (words: string): Block => `### ${plain(words)}`;

export const list = (items: readonly string[]): Block[] =>
  items.length > 0 ? [items.map((item) => `- ${item}`).join('\n')] : [];

interface Term {
  readonly term: string;
  readonly words: RichText;
}

/** What a page shows as terms and their words. */
export const terms = (of: readonly Term[], pen: Pen): Block[] =>
  list(of.map(({ term, words }) => `${plain(term)}: ${pen.text(words)}`));

export const quote = (words: string): Block => `> ${plain(words)}`;

const unconfirmed = 'Source not yet confirmed';

/** The source of a claim, where the text has its number. */
export function footnote({ note, sentence, publisher, source, checked }: SourceNote): Block {
  const name = publisher && plain(publisher);
  const where = name ? `Published by ${source ? `[${name}](${source})` : name}` : unconfirmed;
  return `[^${note}]: ${plain(sentence)} ${where}; last checked ${checked}.`;
}

interface Row {
  readonly title: string;
  readonly text: RichText;
}

/** Writes what holds links, which lead back to the site from wherever the twin is read. */
export class Pen {
  readonly #domain: string;

  constructor(domain: string) {
    this.#domain = domain;
  }

  address(href: string): string {
    return new URL(href, this.#domain).href;
  }

  link({ name, href }: { readonly name: string; readonly href: string }): string {
    return `[${plain(name)}](${this.address(href)})`;
  }

  text(rich: RichText): string {
    return rich.map((part) => this.#inline(part)).join('');
  }

  rows(rows: readonly Row[]): Block[] {
    return rows.flatMap(({ title, text }) => [h3(title), this.text(text)]);
  }

  #inline(part: Inline): string {
    switch (part.kind) {
      case 'text':
        return plain(part.text);
      case 'emphasis':
        return `*${plain(part.text)}*`;
      case 'link':
        return this.link({ name: part.text, href: part.href });
      case 'claim':
        return `${plain(part.text)}[^${part.note}]`;
    }
  }
}
