import { enquiryFields, enquiryForm, type EnquiryField } from '@studio/contract';
import { numbersIn, numberTerms, searchTerms } from '@studio/contract/desk/search-terms';
import type { StoredEnquiry } from '#database/tables.ts';
import { countryOf, phoneSpellings } from '#submission/phones.ts';

/** PostgreSQL refuses a tsvector above 1 MB. */
const BYTES_AT_MOST = 500_000;
/** Per text: no real mail has more words, and no single text can fill the row. */
const WORDS_AT_MOST = 2_000;
const NUMBERS_AT_MOST = 50;

type Form = Pick<StoredEnquiry, EnquiryField | 'reference'>;

const isText = (field: EnquiryField): boolean => enquiryForm[field].kind !== 'phone';

/** A number without a country code belongs to the enquirer's country. */
const writtenNumbers = (text: string, country: string): string[] =>
  numbersIn(text)
    .slice(0, NUMBERS_AT_MOST)
    .flatMap((number) => numberTerms(phoneSpellings(number, country)));

/** The search terms of the form. */
export const formWords = (enquiry: Form): string[] => [
  ...new Set([
    ...searchTerms([
      ...enquiryFields.filter(isText).map((field) => enquiry[field]),
      enquiry.reference,
    ]),
    // Enquiries that came by mail have no number.
    ...(enquiry.phonenumber === ''
      ? []
      : numberTerms(phoneSpellings(`+${enquiry.phonenumber}`, ''))),
    ...writtenNumbers(enquiry.projectdetails, countryOf(enquiry.phonenumber)),
  ]),
];

/** The search terms of an enquiry and its thread, latest first; what exceeds the limit is left out. */
export function threadWords(enquiry: Form, texts: readonly string[]): string[] {
  const country = countryOf(enquiry.phonenumber);
  const words = new Set<string>();
  let bytes = 0;
  const add = (word: string): void => {
    const length = Buffer.byteLength(word);
    if (bytes + length > BYTES_AT_MOST || words.has(word)) return;
    bytes += length;
    words.add(word);
  };
  formWords(enquiry).forEach(add);
  for (const text of texts) {
    searchTerms([text]).slice(0, WORDS_AT_MOST).forEach(add);
    writtenNumbers(text, country).forEach(add);
  }
  return [...words];
}
