/** Unsaved changes to a template. */
export interface Typed {
  /** Undefined if unchanged. */
  readonly name?: string | undefined;
  /** By language. */
  readonly texts: Readonly<Record<string, string | undefined>>;
}
export const NOTHING: Typed = { texts: {} };

interface Kept {
  readonly typed: Typed;
  /** The template's last change when typing began. */
  readonly seen: string;
}

const box = new Map<string, Kept>();

/** Kept while the desk is open, so that visiting another screen loses nothing. */
export const unsavedOf = (template: string): Kept | undefined => box.get(template);

export function keepUnsaved(template: string, kept: Kept | undefined): void {
  if (kept) box.set(template, kept);
  else box.delete(template);
}
