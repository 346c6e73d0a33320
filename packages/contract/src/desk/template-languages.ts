/** The language of the files in content/replies, and the fallback of a reply. */
export const STOCK_LANGUAGE = 'en';

/** The languages a template can be written in. */
export const templateLanguages = [
  STOCK_LANGUAGE,
  ...['ar', 'bg', 'bn', 'ca', 'cs', 'da', 'de', 'el', 'es', 'et', 'fa', 'fi', 'fr', 'gu', 'he'],
  ...['hi', 'hr', 'hu', 'id', 'it', 'ja', 'kn', 'ko', 'lt', 'lv', 'ml', 'mr', 'ms', 'nb', 'nl'],
  ...['pa', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'ta', 'te', 'th', 'tr'],
  ...['uk', 'ur', 'vi', 'zh-Hans', 'zh-Hant'],
] as const;

/** Languages that browsers know by an older name. */
const renamed: Readonly<Record<string, string>> = { no: 'nb', iw: 'he', in: 'id' };

/** The languages of a browser, most specific first: `pt-BR`, then `pt`. Empty if it sent none. */
function theirLanguages(browser: string): readonly string[] {
  try {
    const locale = new Intl.Locale(browser);
    const base = renamed[locale.language] ?? locale.language;
    return [locale.baseName, `${base}-${locale.maximize().script ?? ''}`, base];
  } catch {
    return [];
  }
}

export const isTheirLanguage = (language: string, browser: string): boolean =>
  theirLanguages(browser).includes(language);

interface InLanguage {
  readonly language: string;
}

/** The text for a person with this browser: in their language, otherwise in English, otherwise the first one. */
export function textFor<Text extends InLanguage>(
  texts: readonly Text[],
  browser: string,
): Text | undefined {
  for (const language of [...theirLanguages(browser), STOCK_LANGUAGE]) {
    const found = texts.find((text) => text.language === language);
    if (found) return found;
  }
  return texts[0];
}
