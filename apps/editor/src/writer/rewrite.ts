import { isMap, isSeq, parseDocument, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml';
import { filledIn, isGroup, keeping, same, type Group, type Plain } from './plain.ts';
import { render } from './render.ts';

/**
 * Writes a value into the text it was read from. Unchanged parts keep every byte, including comments and line breaks,
 * so a small change in the form is a small change in git.
 */
export function rewrite(source: string, value: Group, order: Order = 'file'): string {
  const { contents } = parseDocument(source);
  if (!isMap(contents)) return render(withoutEmptyGroups(value), 0);
  return replaced(source, contents, new Rewriter(source).group(contents, value, order));
}

/** The same for a file that is a list. One without entries is written `[]`, under its comments. */
export function rewriteList(source: string, value: readonly Plain[]): string {
  const { contents } = parseDocument(source);
  if (!isSeq(contents)) return render(value, 0);
  const text = new Rewriter(source).whole(contents, value) ?? render(value, 0);
  return replaced(source, contents, text);
}

/** A new file without its empty groups; everything else stays. */
const withoutEmptyGroups = (value: Group): Group =>
  keeping(value, (item) => (isGroup(item) ? filledIn(item) : item));

const replaced = (source: string, { range: [start, , end] }: ParsedNode, text: string): string =>
  source.slice(0, start) + text + source.slice(end);

/** Fields keep the order of the file. Entries by id can be sorted, so they take the order of the value. */
type Order = 'file' | 'value';

/** One entry of a group or a list: its own lines, and the text before them, such as comments. */
interface Piece {
  readonly gap: string;
  readonly text: string;
}

class Rewriter {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** The lines of a group, from its first key on. */
  group(map: YAMLMap.Parsed, value: Group, order: Order = 'file'): string {
    const column = this.#columnOf(map);
    const pieces = new Map<string, Piece>();
    let end = map.range[0];
    for (const { key, value: old } of map.items) {
      const name = String(key.toJSON());
      const [from, , keyEnd] = key.range;
      const gap = this.#source.slice(end, from);
      const now = value[name];
      end = old?.range[2] ?? keyEnd;
      if (now === undefined) continue;
      const kept = old ? this.whole(old, now) : undefined;
      const text =
        old && kept !== undefined
          ? this.#source.slice(from, old.range[0]) + kept
          : render({ [name]: now }, column, isSeq(old) && old.flow);
      pieces.set(name, { gap, text });
    }
    const fresh = (name: string, now: Plain): Piece => ({
      gap: '',
      text: render({ [name]: now }, column),
    });
    const arranged =
      order === 'file'
        ? withNewKeys(pieces, value, fresh)
        : Object.entries(value).map(([name, now]) => pieces.get(name) ?? fresh(name, now));
    return joined(arranged, column);
  }

  /** The lines of a list. Entries that only moved take their own lines with them. */
  #list(seq: YAMLSeq.Parsed, value: readonly Plain[]): string {
    const column = this.#columnOf(seq);
    const left = new Map(seq.items.entries());
    const take = (fits: (old: ParsedNode, i: number) => boolean): ParsedNode | undefined => {
      const [i, found] = [...left].find(([at, old]) => fits(old, at)) ?? [];
      if (i !== undefined) left.delete(i);
      return found;
    };
    const unchanged = value.map((now) => take((old) => same(old.toJSON() as Plain, now)));
    const pieces = value.map((now, i): Piece => {
      const old = unchanged[i] ?? take((_, at) => at === i);
      const kept = old && this.whole(old, now);
      return { gap: '', text: kept === undefined ? render([now], column) : `- ${kept}` };
    });
    return joined(pieces, column);
  }

  /** The new text of a node, based on its old text; undefined if it must be rendered from the value. */
  whole(old: ParsedNode, now: Plain): string | undefined {
    const [from, , to] = old.range;
    if (same(old.toJSON() as Plain, now)) return this.#source.slice(from, to);
    if (isMap(old) && !old.flow && isGroup(now)) return this.group(old, now);
    if (isSeq(old) && !old.flow && Array.isArray(now) && now.length > 0)
      return this.#list(old, now);
    return undefined;
  }

  #columnOf({ range: [start] }: ParsedNode): number {
    return start - (this.#source.lastIndexOf('\n', start - 1) + 1);
  }
}

/** The keys of the file, and new ones after the key they follow in the value. */
function withNewKeys(
  pieces: ReadonlyMap<string, Piece>,
  value: Group,
  fresh: (name: string, now: Plain) => Piece,
): Piece[] {
  const lines = [...pieces];
  let before = -1;
  for (const [name, now] of Object.entries(value)) {
    const at = lines.findIndex(([other]) => other === name);
    if (at >= 0) before = at;
    else {
      // A list or a group that is missing in the file and an empty one mean the same.
      const kept = filledIn(now);
      if (kept !== undefined) lines.splice(++before, 0, [name, fresh(name, kept)]);
    }
  }
  return lines.map(([, piece]) => piece);
}

const joined = (pieces: readonly Piece[], column: number): string =>
  pieces
    .map(({ gap, text }, i) => (i === 0 ? '' : gap || ' '.repeat(column)) + withBreak(text))
    .join('');

/** The last line of a file may lack its line break. */
const withBreak = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);
