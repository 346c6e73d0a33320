/** Scripts that tell a language, or nearly: what a screen reader needs to read the words at all. */
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
 * The language of a text, by its letters. What their browser said decides between languages
 * of one script. Latin letters tell nothing: a German browser writes to us in English as often as not.
 */
export function languageOf(text: string, told: string): string | undefined {
  const letters = count(text, LETTER);
  // A Japanese sentence has more Han than kana; a few signs of another script are a name or a quotation.
  const found = byScript.find(([pattern]) => count(text, pattern) > letters * 0.2)?.[1];
  if (found === undefined) return undefined;
  return told !== '' && scriptOf(told) === scriptOf(found) ? told : found;
}
