import {
  check,
  fitsE164,
  enquirySchema,
  phoneBook,
  wireFields,
  type Checked,
  type Enquiry,
  type PhoneBook,
} from '@studio/contract';
import { countries } from '@studio/contract/countries';
import { withTimeout } from './with-timeout.ts';

const patience = 3_000;

/** Without numbering plans: the country code before the typed digits. The API validates more strictly. */
const plainBook = phoneBook((text, country) => {
  const typed = text.replace(/\D/g, '');
  if (typed === '') return undefined;
  const code = countries.find(({ iso }) => iso === country)?.code ?? '';
  const digits = text.startsWith('+') ? typed : code + typed.replace(/^0+/, '');
  return { number: `+${digits}`, isValid: () => fitsE164(digits) };
});

/** Numbering plans are 26 KB: loaded when the phone field is first used, at the latest on submit. */
export async function loadPhoneBook(): Promise<PhoneBook> {
  try {
    const { parsePhone } = await withTimeout(patience, () => import('./numbering-plans.ts'));
    return phoneBook(parsePhone);
  } catch {
    return plainBook;
  }
}

/** Validates with the same contract as the API; the phone number becomes digits with the country code. */
export async function checkEnquiry(fields: Record<string, string>): Promise<Checked<Enquiry>> {
  const book = await loadPhoneBook();
  const country = fields[wireFields.country] ?? '';
  const phonenumber = book.toDigits(fields['phonenumber'] ?? '', country);
  return check(enquirySchema(book.isValid), { ...fields, phonenumber });
}
