const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe as text and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? '');
}

/** Finds the opening tag that carries the marker, e.g. `data-intake-value="email"`. */
function tagWith(marker: string): RegExp {
  return new RegExp(`<([a-z][a-z0-9-]*)([^<>]*?)\\s${marker}(?=[\\s/>])([^<>]*)>`, 'u');
}

export interface Tag {
  readonly name: string;
  readonly attributes: string;
}

export function findTag(html: string, marker: string): Tag | undefined {
  const found = tagWith(marker).exec(html);
  if (!found) return undefined;
  return { name: found[1] ?? '', attributes: `${found[2] ?? ''}${found[3] ?? ''}` };
}

export function attributeOf(tag: Tag, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag.attributes)?.[1];
}

export interface Edit {
  readonly add?: string;
  readonly remove?: readonly string[];
  /** Goes right after the opening tag; already escaped. */
  readonly inside?: string;
}

/** Rewrites one marked tag; the marker itself goes. A page without it is returned as it came. */
export function editTag(html: string, marker: string, edit: Edit): string {
  return html.replace(tagWith(marker), (_, name: string, before: string, after: string) => {
    const kept = (edit.remove ?? []).reduce(
      (attributes, gone) =>
        attributes.replace(new RegExp(`\\s${gone}(?:="[^"]*")?(?=[\\s/]|$)`, 'u'), ''),
      `${before}${after}`,
    );
    return `<${name}${edit.add ?? ''}${kept}>${edit.inside ?? ''}`;
  });
}
