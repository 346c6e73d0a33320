import type { Content } from '#reader/load-content.ts';
import type { ContentFile } from '#reader/read-files.ts';
import type { Field } from '#schema/field.ts';
import { isInline, plainText, type RichText } from '#schema/rich-text.ts';

/** A piece of text that people read, and where it is written. */
export interface Passage {
  readonly file: string;
  readonly field: string;
  readonly parts: RichText;
  /** Only the words, without those of a claim, which are checked in claims.yaml. */
  readonly words: string;
  /** As written: with markup, and with [fact:id] where a fact is inserted. */
  readonly written: string;
}

export const passagesOf = (content: Content): Passage[] => content.files.flatMap(passagesIn);

export const passagesIn = ({ file, raw, value, fields }: ContentFile<unknown>): Passage[] =>
  [...texts(fields, value)].map(([path, parts]) => ({
    file,
    field: path.join('.'),
    parts,
    words: plainText(parts),
    written: at(raw, path),
  }));

type Path = readonly (string | number)[];

function at(raw: unknown, path: Path): string {
  const found = path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    raw,
  );
  return typeof found === 'string' ? found : '';
}

/** Every text for people, found by the schema of each field. */
function* texts(field: Field, value: unknown, path: Path = []): Generator<[Path, RichText]> {
  switch (field.kind) {
    case 'text':
      if (!field.forMachines) yield* text(value, path);
      return;
    case 'list':
      if (Array.isArray(value))
        for (const [i, item] of value.entries()) yield* texts(field.of, item, [...path, i]);
      return;
    case 'group':
    case 'record':
      if (typeof value === 'object' && value !== null)
        for (const [key, item] of Object.entries(value)) {
          const below = field.kind === 'record' ? field.of : field.fields[key];
          if (below) yield* texts(below, item, [...path, key]);
        }
      return;
    default:
      return;
  }
}

function* text(value: unknown, path: Path): Generator<[Path, RichText]> {
  if (typeof value === 'string') yield [path, [{ kind: 'text', text: value }]];
  else if (isRichText(value)) yield [path, value];
}

const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) && value.length > 0 && value.every(isInline);

/** Whether a sentence contains this phrase as whole words, in any case. */
export const containsPhrase = (sentence: string, words: string): boolean =>
  new RegExp(`\\b${RegExp.escape(words)}\\b`, 'i').test(sentence);

/**
 * Matches a file and field inside an exhibit, where numbers are those of an invented client. The heading beside the
 * exhibit is ours and is not matched.
 */
export const inExhibit = /^services\/.+ exhibit\.sheet\./;
