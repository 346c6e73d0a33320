const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** "German", "Chinese (Taiwan)"; undefined for an unknown tag. */
export function languageName(tag: string): string | undefined {
  try {
    return tag === '' ? undefined : names.of(tag);
  } catch {
    return undefined;
  }
}
