import { searchTerms } from '@studio/contract/desk/search-terms';

/** The text of an enquiry, and its search terms. */
export interface Pattern {
  readonly text: string;
  readonly words: readonly string[];
}

const WORDS_EACH = 70;
const OWN_WORDS = 12_000;

// cspell:disable
const phrases = {
  tamil: 'எங்களுக்கு ஒரு மென்பொருள் நிறுவனம் கைபேசி செயலி வேண்டும் விலை நேரம் திட்டம் வடிவமைப்பு',
  hindi: 'हमें एक मोबाइल ऐप चाहिए कीमत समय योजना वेबसाइट दुकान ग्राहक सेवा डिज़ाइन',
  arabic: 'نحتاج إلى تطبيق للشركة مع موقع جديد السعر الوقت خطة تصميم خدمة العملاء متجر',
  chinese: '我们需要一个移动应用程序和新的网站请告诉价格时间计划设计客户服务商店',
  japanese: 'モバイルアプリと新しいサイトを作りたいです価格と時間を教えてください設計と店',
  russian: 'нам нужно приложение для магазина новый сайт цена время план дизайн клиент',
  german: 'wir möchten eine Anwendung für unser Geschäft Größe Prüfung Maßstab Fähigkeit Zürich',
} as const;
// cspell:enable

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Few words are common and most are rare, as in any language. */
const rank = (next: () => number): number => Math.floor(OWN_WORDS ** next()) - 1;

/** Ten syllables, so that words share their beginnings and a prefix finds many. */
const syllables = ['ka', 'lo', 'mi', 'ne', 'pu', 'ra', 'si', 'ta', 'vo', 'ze'];
export const wordNamed = (at: number): string =>
  Array.from(String(at + 1_000), (digit) => syllables[Number(digit)] ?? '').join('');

function sentence(next: () => number, opening: string): string {
  const words = Array.from({ length: WORDS_EACH - 12 }, () => wordNamed(rank(next)));
  return `${opening} ${words.join(' ')}`;
}

/** Six of ten are in an English-like language, the others share the rest. */
export function makePatterns(count: number): Pattern[] {
  const next = random(24);
  const others = Object.values(phrases);
  return Array.from({ length: count }, () => {
    const isEnglish = next() < 0.6;
    const other = others[Math.floor(next() * others.length)] ?? '';
    const text = isEnglish ? sentence(next, 'a project for our company') : sentence(next, other);
    return { text, words: searchTerms([text]) };
  });
}
