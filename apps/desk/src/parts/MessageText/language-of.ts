/** Scripts that imply a language, or nearly: enough for a screen reader to choose a voice. */
const byScript: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
];
const LETTER = /\p{L}/gu;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function scriptOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined;
  }
}

/**
 * The language of a text, by its script. The browser's language decides between languages of one script. Latin text
 * implies nothing: a German browser sends English as often as not.
 */
export function languageOf(text: string, ofBrowser: string): string | undefined {
  const letters = count(text, LETTER);
  // The threshold allows for kana among Han, and for a name or a quotation in another script.
  const found = byScript.find(([pattern]) => count(text, pattern) > letters * 0.2)?.[1];
  if (found === undefined) return undefined;
  return ofBrowser !== '' && scriptOf(ofBrowser) === scriptOf(found) ? ofBrowser : found;
}
