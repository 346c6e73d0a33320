/** What I typed into a template and have not saved. */
export interface Typed {
  /** Nothing where I have not changed it. */
  readonly name?: string | undefined;
  /** By language. */
  readonly texts: Readonly<Record<string, string | undefined>>;
}
export const NOTHING: Typed = { texts: {} };

interface Kept {
  readonly typed: Typed;
  /** The template's last change as I began. */
  readonly seen: string;
}

const box = new Map<string, Kept>();

/** Kept while the desk is open: looking something up on another screen loses nothing. */
export const unsavedOf = (template: string): Kept | undefined => box.get(template);

export function keepUnsaved(template: string, kept: Kept | undefined): void {
  if (kept) box.set(template, kept);
  else box.delete(template);
}
