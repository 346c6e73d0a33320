import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { fieldOf, type Field } from '#schema/field.ts';
import { slug as slugShape } from '#schema/text-fields.ts';
import type { Logo } from '#schema/entries.ts';
import { explainIssues } from './explain-issues.ts';
import { fillInFacts, type FactWords } from './fill-in-facts.ts';
import type { Finding } from './finding.ts';
import { readLogo } from './read-logo.ts';

/** A content file as written (`raw`) and as parsed by its schema (`value`). */
export interface ContentFile<T> {
  readonly file: string;
  readonly slug: string;
  readonly raw: unknown;
  readonly value: T;
  /** The fields of its schema, so that checks can distinguish text from names. */
  readonly fields: Field;
}

const known = new WeakMap<z.core.$ZodType, Field>();

/** Cached, because many files share a schema. */
function fieldsOf(schema: z.core.$ZodType): Field {
  const fields = known.get(schema) ?? fieldOf(schema);
  known.set(schema, fields);
  return fields;
}

/** Files in their last valid version, to show them while a fault is fixed. */
export type EarlierFiles = Map<string, ContentFile<unknown>>;

interface KeptFile {
  /** Changes if the file on the disk, or the text of a fact, changes. */
  readonly stamp: string;
  readonly read: ContentFile<unknown>;
}

/** Files that need not be read again: at a save in the editor one file changes and two hundred do not. */
const keptFiles = new WeakMap<EarlierFiles, Map<string, KeptFile>>();

function keptWith(earlier: EarlierFiles): Map<string, KeptFile> {
  const kept = keptFiles.get(earlier) ?? new Map<string, KeptFile>();
  keptFiles.set(earlier, kept);
  return kept;
}

/** Reads content files and collects all findings, instead of stopping at the first. */
export class ContentReader {
  readonly findings: Finding[] = [];
  readonly files: ContentFile<unknown>[] = [];
  /** The facts for [fact:id] in the files read from now on; undefined while the file of facts is faulty. */
  facts: FactWords | undefined;
  readonly #root: string;
  readonly #earlier: EarlierFiles | undefined;
  readonly #opened = new Set<string>();

  constructor(root: string, earlier?: EarlierFiles) {
    this.#root = root;
    this.#earlier = earlier;
  }

  /** Every .yaml file of a folder, sorted by name. */
  folder<S extends z.core.$ZodType>(folder: string, schema: S): ContentFile<z.output<S>>[] {
    const path = `${this.#root}/${folder}`;
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .flatMap((name) => this.file(`${folder}/${name}`, schema) ?? []);
  }

  file<S extends z.core.$ZodType>(file: string, schema: S): ContentFile<z.output<S>> | undefined {
    this.#opened.add(file);
    const kept = this.#earlier && keptWith(this.#earlier);
    const stamp = kept && this.#stampOf(file);
    const same = stamp !== undefined && kept?.get(file)?.stamp === stamp && kept.get(file)?.read;
    // A file is always read with the same schema.
    const read = same ? (same as ContentFile<z.output<S>>) : this.#read(file, schema);
    if (read) this.#earlier?.set(file, read);
    if (read && stamp !== undefined) kept?.set(file, { stamp, read });
    // An earlier file of this name has passed this schema.
    const shown = read ?? (this.#earlier?.get(file) as ContentFile<z.output<S>> | undefined);
    if (shown) this.files.push(shown);
    return shown;
  }

  #stampOf(file: string): string | undefined {
    const stat = statSync(`${this.#root}/${file}`, { bigint: true, throwIfNoEntry: false });
    const facts = JSON.stringify([...(this.facts ?? [])]);
    return stat && `${this.#root} ${stat.ino} ${stat.mtimeNs} ${stat.size} ${facts}`;
  }

  #read<S extends z.core.$ZodType>(file: string, schema: S): ContentFile<z.output<S>> | undefined {
    const slug = file.slice(file.lastIndexOf('/') + 1).replace(/\.(?:yaml|json)$/, '');
    if (!slugShape.safeParse(slug).success) {
      const problem = 'has a file name that cannot be an address.';
      this.#refuse(file, problem, 'Use lower-case words joined by hyphens.');
      return undefined;
    }
    const raw = this.#parse(file);
    if (raw === undefined) return undefined;
    const unknown: Parameters<typeof fillInFacts>[2] = [];
    const result = z.safeParse(schema, fillInFacts(raw, this.facts ?? new Map(), unknown));
    for (const { field, id } of this.facts ? unknown : [])
      this.findings.push({
        file,
        field,
        problem: `uses the fact “${id}”, which is not in facts.yaml.`,
        fix: 'Correct the name, or add the fact there.',
      });
    if (!result.success) {
      this.findings.push(...explainIssues(file, raw, result.error.issues));
      return undefined;
    }
    return { file, slug, raw, value: result.data, fields: fieldsOf(schema) };
  }

  /** An optional file. */
  optional<S extends z.core.$ZodType>(
    file: string,
    schema: S,
  ): ContentFile<z.output<S>> | undefined {
    return existsSync(`${this.#root}/${file}`) ? this.file(file, schema) : undefined;
  }

  /** A picture that a field names. */
  picture(file: string, namedBy: Pick<Finding, 'file' | 'field'>): Buffer | undefined {
    const bytes = this.#bytes(file);
    if (!bytes)
      this.findings.push({
        ...namedBy,
        problem: `names content/${file}, which is not there.`,
        fix: 'Choose a picture, or put the file there under this name.',
      });
    return bytes;
  }

  logo(file: string): Logo | undefined {
    const written = this.#bytes(file)?.toString();
    if (written === undefined) {
      this.#refuse(file, 'is missing or cannot be opened.', 'Put it there, under this name.');
      return undefined;
    }
    const logo = readLogo(file, written);
    if ('shapes' in logo) return logo;
    this.findings.push(logo);
    return undefined;
  }

  /** A file that the reader did not open would be shown on no page. */
  refuseUnopened(): void {
    for (const entry of readdirSync(this.#root, { recursive: true, withFileTypes: true })) {
      const file = `${entry.parentPath}/${entry.name}`.slice(this.#root.length + 1);
      if (entry.isFile() && !entry.name.startsWith('.') && !this.#opened.has(file))
        this.#refuse(file, 'is not used.', 'Name it as the files beside it, or remove it.');
    }
  }

  /** A file that is not YAML. */
  #bytes(file: string): Buffer | undefined {
    this.#opened.add(file);
    try {
      return readFileSync(`${this.#root}/${file}`);
    } catch {
      return undefined;
    }
  }

  #parse(file: string): unknown {
    try {
      return parse(readFileSync(`${this.#root}/${file}`, 'utf8')) as unknown;
    } catch (error) {
      const problem =
        error instanceof YAMLParseError
          ? `cannot be read as YAML: ${error.message.replace(/:?\n.*/s, '')}.`
          : 'is missing or cannot be opened.';
      this.#refuse(file, problem, 'Compare it with a file beside it.');
      return undefined;
    }
  }

  #refuse(file: string, problem: string, fix: string): void {
    this.findings.push({ file, field: '', problem, fix });
  }
}
