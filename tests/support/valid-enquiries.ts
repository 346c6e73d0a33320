import { byField, enquiryForm, type Enquiry, type EnquiryFieldRule } from '@studio/contract';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import fc from 'fast-check';

/** One text for each script and each way in which mail can corrupt text. */
const difficult = [
  'Ελληνικά',
  'Русский',
  'עברית שלום',
  'العربية مرحبا',
  'हिन्दी नमस्ते',
  'বাংলা',
  'ਪੰਜਾਬੀ',
  'ગુજરાતી',
  'தமிழ் வணக்கம்',
  'తెలుగు',
  'ಕನ್ನಡ',
  'മലയാളം',
  'සිංහල',
  'ไทย สวัสดี',
  'ລາວ',
  'བོད་སྐད',
  'မြန်မာ',
  'ქართული',
  'አማርኛ',
  'ខ្មែរ',
  'ᠮᠣᠩᠭᠣᠯ',
  '日本語 こんにちは カタカナ',
  '한국어 안녕',
  '中文 繁體 简体',
  'Հայերեն',
  'ᏣᎳᎩ',
  'ⵜⴰⵎⴰⵣⵉⵖⵜ',
  '𐤀𐤁𐤂',
  '𓀀𓀁',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
  'e\u0301 é ﬁ',
  '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇮🇳 👍🏽',
  '\u202Ertl\u202C',
  '\uFEFFbom',
  'zero\u200Bwidth',
  'soft\u00ADhyphen',
  'nbsp\u00A0here',
  '\u2028line\u2029paragraph',
  '\uFFFD\uFFFF',
  '=?utf-8?B?aGk=?=',
  '=C3=A9 =\u00A0=',
  '%0D%0A %00 +',
  '&amp; &#0; <!-- -->',
  '\\u0041 \\n',
  '"quoted", \'x\'',
] as const;

const paragraphs = [
  '.',
  '..',
  '.\n.',
  'From here\nFrom there',
  '-- \nsignature',
  '> quoted',
  '\tindented\n  twice',
  'a'.repeat(998),
  'é'.repeat(1_500),
  `${'word '.repeat(300)}end`,
  'trailing  \nspaces \t\nhere',
] as const;

const isLine = (text: string): boolean =>
  text.length > 0 && text.length <= 200 && text.trim() === text && !/[\p{Cc}\p{Cs}]/u.test(text);
const isParagraphs = (text: string): boolean =>
  text.length <= 10_000 && text.trim() === text && !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text);

const drawn = fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 60 });
const line = fc.oneof(fc.constantFrom(...difficult), drawn).filter(isLine);
const details = fc
  .array(fc.oneof(fc.constantFrom(...difficult, ...paragraphs), drawn), { maxLength: 6 })
  .map((lines) => lines.join('\n'))
  .filter(isParagraphs);

const texts: Readonly<Record<EnquiryFieldRule['kind'], fc.Arbitrary<string>>> = {
  line,
  email: fc.constantFrom(validEnquiry.email, 'पोस्ट@उदाहरण.भारत', 'a+b@xn--80ak6aa92e.example'),
  phone: fc.constant(validEnquiry.phonenumber),
  paragraphs: details,
};

/** Enquiries that the contract accepts unchanged: not a character of them may be altered. */
export const validEnquiries: fc.Arbitrary<Enquiry> = fc.record(
  byField((field) => texts[enquiryForm[field].kind]),
);
