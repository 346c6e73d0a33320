import { z } from 'zod';
import type { PictureUse } from './picture-rules.ts';

/** What a form needs of a field. `help` is the schema's description, or empty. */
interface BaseField {
  readonly help: string;
  readonly required: boolean;
}

/** The kinds of entries a field can refer to. */
export type Referable = 'services' | 'technologies' | 'people' | 'facts';

export interface TextField extends BaseField {
  readonly kind: 'text';
  /** True for an identifier or a URL, which is not text. */
  readonly forMachines: boolean;
  /** The kind of entry that the text refers to, if any. */
  readonly refersTo?: Referable;
  readonly nullable: boolean;
  readonly min: number;
  readonly max: number;
  readonly pattern?: string;
}

export interface ListField extends BaseField {
  readonly kind: 'list';
  readonly of: Field;
  readonly min: number;
  readonly max: number;
}

export interface GroupField extends BaseField {
  readonly kind: 'group';
  readonly fields: Readonly<Record<string, Field>>;
}

/** The path of a picture, which can be uploaded in a form. */
export interface PictureField extends BaseField {
  readonly kind: 'picture';
  readonly use: PictureUse;
}

type NumberField = BaseField & {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
};
type ChoiceField = BaseField & { readonly kind: 'choice'; readonly options: readonly string[] };
/** Entries by id, all of the same shape. */
type RecordField = BaseField & { readonly kind: 'record'; readonly of: Field };
type PlainField = BaseField & { readonly kind: 'date' | 'switch' };

export type Field =
  | TextField
  | PictureField
  | ListField
  | GroupField
  | NumberField
  | ChoiceField
  | RecordField
  | PlainField;

/** The fields of a schema as they are filled in: before any text is parsed. */
export const fieldOf = (schema: z.core.$ZodType): Field =>
  read(z.toJSONSchema(schema, { io: 'input' }), true);

/** JSON Schema with the marks of text-fields.ts. */
type Json = z.core.JSONSchema.BaseSchema & {
  readonly forMachines?: boolean;
  readonly refersTo?: Referable;
  readonly pictureFor?: PictureUse;
};

function read(json: Json, required: boolean): Field {
  const asked = { help: json.description ?? '', required };
  const written = notNull(json);
  switch (written.type) {
    case 'string':
      return readText({ ...json, ...written }, { ...asked, nullable: written !== json });
    case 'boolean':
      return { kind: 'switch', ...asked };
    case 'integer':
    case 'number':
      return { kind: 'number', ...asked, ...bounds(written.minimum, written.maximum) };
    case 'array':
      return {
        kind: 'list',
        ...asked,
        of: read(asSchema(written.items), true),
        ...bounds(written.minItems, written.maxItems),
      };
    case 'object':
      return readObject(written, asked);
    default:
      throw new Error(
        `A form has no field for ${JSON.stringify(json)}. Teach fieldOf() this kind.`,
      );
  }
}

function readText(json: Json, asked: BaseField & { readonly nullable: boolean }): Field {
  const { nullable: _, ...plain } = asked;
  if (json.enum) return { kind: 'choice', ...plain, options: json.enum.map(String) };
  if (json.pictureFor) return { kind: 'picture', ...plain, use: json.pictureFor };
  if (json.format === 'date') return { kind: 'date', ...plain };
  return {
    kind: 'text',
    ...asked,
    forMachines: json.forMachines ?? false,
    ...(json.refersTo && { refersTo: json.refersTo }),
    ...bounds(json.minLength, json.maxLength),
    ...(json.pattern !== undefined && { pattern: json.pattern }),
  };
}

function readObject(json: Json, asked: BaseField): Field {
  if (json.properties === undefined)
    return { kind: 'record', ...asked, of: read(asSchema(json.additionalProperties), true) };
  // An editor who omits a group omits all its fields, so none of them is required.
  const isAsked = (name: string): boolean =>
    asked.required && (json.required?.includes(name) ?? false);
  const fields = Object.entries(json.properties).map(([name, one]) => [
    name,
    read(asSchema(one), isAsked(name)),
  ]);
  return { kind: 'group', ...asked, fields: Object.fromEntries(fields) as GroupField['fields'] };
}

const bounds = (min = 0, max = Infinity): { readonly min: number; readonly max: number } => ({
  min,
  max,
});

/** “A text or null” is an optional text. */
const notNull = (json: Json): Json =>
  asSchema(json.anyOf?.find((one) => asSchema(one).type !== 'null') ?? json);

/** JSON Schema allows `true` as a schema; ours never use that. */
const asSchema = (json: unknown): Json =>
  typeof json === 'object' && json !== null ? (json as Json) : {};
