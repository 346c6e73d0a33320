import type { Person, ServiceLink, SourceNote, Technology } from '#schema/entries.ts';
import { isInline, type Inline } from '#schema/rich-text.ts';
import type { Finding } from './finding.ts';
import type { ReferenceBook } from './reference-book.ts';
import { withoutSentences } from './without-sentences.ts';

/** Resolves every reference of one file, and reports those without a target. */
export class ReferenceResolver {
  readonly findings: Finding[] = [];
  readonly notes: SourceNote[] = [];
  readonly #book: ReferenceBook;
  readonly #file: string;

  constructor(book: ReferenceBook, file: string) {
    this.#book = book;
    this.#file = file;
  }

  services(slugs: readonly string[], field: string): ServiceLink[] {
    return slugs.flatMap((slug, i) => this.service(slug, `${field}.${i}`) ?? []);
  }

  service(slug: string, field: string): ServiceLink | undefined {
    const found = this.#book.services.get(slug);
    if (!found) this.report(field, `refers to the service “${slug}”, which does not exist.`);
    return found;
  }

  /** A person named by an optional field. */
  person(people: readonly Person[], slug: string | undefined, field: string): Person | undefined {
    const found = people.find((one) => one.slug === slug);
    if (slug !== undefined && !found)
      this.report(field, `names “${slug}”, who is not in content/people.`);
    return found;
  }

  /** Undefined for a page that is off, which is no fault. */
  address(target: string, field: string): string | undefined {
    if (this.#book.isOff(target)) return undefined;
    const href = this.#book.addresses.get(target);
    const fix = 'Name an existing page, for example service:seo or page:contact.';
    if (!href) this.report(field, `links to “${target}”, which is not a page of this site.`, fix);
    return href;
  }

  technologies(ids: readonly string[], field: string): Technology[] {
    return ids.flatMap((id, i) => {
      const found = this.#book.technologies[id];
      if (found) return { id, ...found };
      this.report(
        `${field}.${i}`,
        `refers to the technology “${id}”, which is not in technologies.yaml.`,
      );
      return [];
    });
  }

  /** Fills in the URLs of links and the text of claims, at any depth. */
  resolve<T>(value: T): T {
    return this.#walk(value, '') as T;
  }

  #walk(value: unknown, field: string): unknown {
    if (isInline(value)) return this.#inline(value, field);
    if (typeof value !== 'object' || value === null) return value;
    const below = (key: string | number): string => (field ? `${field}.${key}` : String(key));
    if (Array.isArray(value)) {
      const items = value.every(isInline) ? withoutSentences(value, this.#book.isOff) : value;
      return items.map((item, i) => this.#walk(item, isInline(item) ? field : below(i)));
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.#walk(item, below(key))]),
    );
  }

  #inline(part: Inline, field: string): Inline {
    if (part.kind === 'link') {
      const href = this.address(part.target, field);
      if (href) return { ...part, href };
    }
    if (part.kind === 'claim') {
      const claim = this.claim(part.id, field);
      if (claim) return { ...part, text: claim.value, note: claim.note };
    }
    return part;
  }

  /** A claim with the number of its source line. */
  claim(id: string, field: string): SourceNote | undefined {
    const claim = this.#book.claims[id];
    if (claim) return { ...claim, id, note: this.#note({ ...claim, id }) };
    this.report(field, `uses the claim “${id}”, which is not in claims.yaml.`);
    return undefined;
  }

  /** The number of a claim's source line: each claim has one line, however often it is used. */
  #note(claim: Omit<SourceNote, 'note'>): number {
    const known = this.notes.find(({ id }) => id === claim.id);
    if (known) return known.note;
    const note = this.notes.length + 1;
    this.notes.push({ ...claim, note });
    return note;
  }

  report(
    field: string,
    problem: string,
    fix = 'Correct the name, or add what it refers to.',
  ): void {
    this.findings.push({ file: this.#file, field, problem, fix });
  }
}
