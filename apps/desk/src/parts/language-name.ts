const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** "German", "Chinese (Taiwan)"; nothing where the tag is none that anybody knows. */
export function languageName(tag: string): string | undefined {
  try {
    return tag === '' ? undefined : names.of(tag);
  } catch {
    return undefined;
  }
}
