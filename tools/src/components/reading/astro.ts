/** A stretch of a file's text, from `start` up to but not including `end`. */
export type Span = { readonly start: number; readonly end: number };

export type AstroAttribute = {
  readonly name: string;
  /** The value as written, with its quotes or braces; empty for a bare attribute. */
  readonly raw: string;
  readonly start: number;
};

export type AstroTag = {
  readonly name: string;
  readonly start: number;
  readonly attributes: readonly AstroAttribute[];
};

export type AstroFile = {
  /** The frontmatter and the bodies of <script>: everything that is TypeScript. */
  readonly code: readonly Span[];
  readonly tags: readonly AstroTag[];
};

const frontmatterFence = /^\s*---[^\n]*\n[\s\S]*?^---/m;
const tagOrComment = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|<([A-Za-z][\w.:-]*)/g;
const attributeStart = /\s*(?:(\/?>)|(?=(\{))|([^\s=<>/{]+)(\s*=\s*)?|\/)/y;
const simpleValue = /"[^"]*"|'[^']*'|`[^`]*`|[^\s>{]+/y;

/** Enough of Astro's grammar for our checks, so that they need no compiler. */
export function readAstro(text: string): AstroFile {
  const code: Span[] = [];
  const tags: AstroTag[] = [];
  const frontmatter = frontmatterFence.exec(text);
  if (frontmatter !== null && text.slice(0, frontmatter.index).trim() === '') {
    const end = frontmatter.index + frontmatter[0].length;
    code.push({ start: text.indexOf('---') + 3, end: end - 3 });
    tagOrComment.lastIndex = end;
  } else {
    tagOrComment.lastIndex = 0;
  }

  for (let found = tagOrComment.exec(text); found !== null; found = tagOrComment.exec(text)) {
    const name = found[1];
    if (name === undefined) continue;
    const { attributes, end, selfClosing } = readAttributes(text, tagOrComment.lastIndex);
    tags.push({ name, start: found.index, attributes });
    tagOrComment.lastIndex = end;
    if (selfClosing || (name !== 'script' && name !== 'style')) continue;
    const close = text.indexOf(`</${name}`, end);
    const bodyEnd = close === -1 ? text.length : close;
    if (name === 'script') code.push({ start: end, end: bodyEnd });
    tagOrComment.lastIndex = bodyEnd;
  }
  return { code, tags };
}

function readAttributes(text: string, from: number) {
  const attributes: AstroAttribute[] = [];
  let at = from;
  while (at < text.length) {
    attributeStart.lastIndex = at;
    const found = attributeStart.exec(text);
    if (found === null) break;
    const [, close, brace, name, equals] = found;
    at = attributeStart.lastIndex;
    if (close !== undefined) return { attributes, end: at, selfClosing: close === '/>' };
    if (brace !== undefined) {
      // {name} is short for name={name}; a spread has no name to check.
      const end = endOfBraces(text, at);
      const shorthand = /^\{\s*(\w+)\s*\}$/.exec(text.slice(at, end))?.[1];
      if (shorthand !== undefined) attributes.push({ name: shorthand, raw: '', start: at });
      at = end;
    } else if (name !== undefined) {
      const start = at - name.length - (equals?.length ?? 0);
      const end = equals === undefined ? at : endOfValue(text, at);
      attributes.push({ name, raw: text.slice(at, end), start });
      at = end;
    }
  }
  // No closing bracket: a comparison such as `a <b`, not a tag.
  return { attributes: [], end: from, selfClosing: true };
}

function endOfValue(text: string, at: number): number {
  if (text[at] === '{') return endOfBraces(text, at);
  simpleValue.lastIndex = at;
  return simpleValue.test(text) ? simpleValue.lastIndex : at;
}

function endOfBraces(text: string, from: number): number {
  const braceOrString = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|[{}]/g;
  braceOrString.lastIndex = from;
  let depth = 0;
  for (let found = braceOrString.exec(text); found !== null; found = braceOrString.exec(text)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
    if (depth === 0) return braceOrString.lastIndex;
  }
  return text.length;
}
