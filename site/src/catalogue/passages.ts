import { isInline, plainText, type RichText } from '../schema/rich-text.ts';
import type { Content } from './load-content.ts';
import type { ContentFile } from './read-files.ts';

/** One piece of text that people read, and where it is written. */
export interface Passage {
  readonly file: string;
  readonly field: string;
  readonly parts: RichText;
  /** The words alone. Those of a claim are left out: claims.yaml answers for them. */
  readonly words: string;
}

/** Fields that hold a name, a date or an address for the machine. All other text is for people. */
const machineFields = new Set([
  'checkAgain',
  'checked',
  'cover',
  'disciplines',
  'domain',
  'email',
  'employment',
  'from',
  'ground',
  'icon',
  'id',
  'mark',
  'page',
  'phone',
  'related',
  'reviewed',
  'service',
  'source',
  'stack',
  'style',
  'to',
  'until',
  'updated',
  'url',
]);

export const passagesOf = (content: Content): Passage[] => content.files.flatMap(passagesIn);

export const passagesIn = ({ file, value }: ContentFile<unknown>): Passage[] =>
  [...texts(value)].map(([path, parts]) => ({
    file,
    field: path.join('.'),
    parts,
    words: plainText(parts),
  }));

type Path = readonly (string | number)[];

function* texts(value: unknown, path: Path = []): Generator<[Path, RichText]> {
  if (isForMachines(path)) return;
  if (typeof value === 'string') yield [path, [{ kind: 'text', text: value }]];
  else if (isRichText(value)) yield [path, value];
  else if (Array.isArray(value))
    for (const [i, item] of value.entries()) yield* texts(item, [...path, i]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* texts(item, [...path, key]);
}

const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) && value.length > 0 && value.every(isInline);

function isForMachines(path: Path): boolean {
  const last = path.at(-1);
  if (typeof last === 'string') return machineFields.has(last);
  // The ids of a service's technologies; every other list called items holds text.
  return path[0] === 'technologies' && path[1] === 'items';
}
