import { enquiryFields, enquiryForm, type EnquiryField } from '@studio/contract';
import { numbersIn, numberTerms, searchTerms } from '@studio/contract/desk/search-terms';
import type { StoredEnquiry } from '#database/tables.ts';
import { countryOf, phoneSpellings } from '#submission/phones.ts';

/** PostgreSQL refuses a row of words above 1 MB. */
const BYTES_AT_MOST = 500_000;
/** Of one text: no real letter has more, and no single mail can fill the row. */
const WORDS_AT_MOST = 2_000;
const NUMBERS_AT_MOST = 50;

type Form = Pick<StoredEnquiry, EnquiryField | 'reference'>;

const isText = (field: EnquiryField): boolean => enquiryForm[field].kind !== 'phone';

/** A number without its country is one of the enquirer's country. */
const writtenNumbers = (text: string, country: string): string[] =>
  numbersIn(text)
    .slice(0, NUMBERS_AT_MOST)
    .flatMap((number) => numberTerms(phoneSpellings(number, country)));

/** The words of what the form asked. */
export const formWords = (enquiry: Form): string[] => [
  ...new Set([
    ...searchTerms([
      ...enquiryFields.filter(isText).map((field) => enquiry[field]),
      enquiry.reference,
    ]),
    // Enquiries that came by mail have none.
    ...(enquiry.phonenumber === ''
      ? []
      : numberTerms(phoneSpellings(`+${enquiry.phonenumber}`, ''))),
    ...writtenNumbers(enquiry.projectdetails, countryOf(enquiry.phonenumber)),
  ]),
];

/** The words of an enquiry and of all that was written since, the latest first: what is too much is left out. */
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
