import { limits } from './text.ts';

/** How a field is typed and checked; not every kind can be left out. */
type Kind =
  | { readonly kind: 'line'; readonly required: boolean }
  | { readonly kind: 'email' | 'phone'; readonly required: true }
  | { readonly kind: 'paragraphs'; readonly required: false };

export type EnquiryFieldRule = Kind & {
  readonly label: string;
  /** A token of HTML's `autocomplete`; omitted, the browser decides. */
  readonly autocomplete?: string;
};

/**
 * The fields of the form, in this order. The form, its validation, the stored columns, the mail to sales, the export
 * and the API's pages follow this list: see “A form field” in CONTRIBUTING.md.
 */
const rules = {
  name: { label: 'Name', kind: 'line', required: true, autocomplete: 'name' },
  companyname: {
    label: 'Company name',
    kind: 'line',
    required: true,
    autocomplete: 'organization',
  },
  email: { label: 'Email', kind: 'email', required: true, autocomplete: 'email' },
  phonenumber: { label: 'Phone number', kind: 'phone', required: true, autocomplete: 'tel' },
  subject: { label: 'Subject', kind: 'line', required: true, autocomplete: 'off' },
  projectdetails: { label: 'Project details', kind: 'paragraphs', required: false },
  foundus: { label: 'How you found us', kind: 'line', required: false, autocomplete: 'off' },
} as const satisfies Record<string, EnquiryFieldRule>;

export type EnquiryField = keyof typeof rules;
export type Enquiry = Record<EnquiryField, string>;

type OptionalField = {
  [Field in EnquiryField]: (typeof rules)[Field]['required'] extends true ? never : Field;
}[EnquiryField];
/** The input of a person; an optional field may be omitted. */
export type EnquiryInput = Omit<Enquiry, OptionalField> & Partial<Pick<Enquiry, OptionalField>>;

export const enquiryForm: Readonly<Record<EnquiryField, EnquiryFieldRule>> = rules;
export const enquiryFields = Object.keys(rules) as readonly EnquiryField[];

/** Asked only if content/pages/contact.yaml says so, so a form may lack them. */
export const switchedFields: ReadonlySet<EnquiryField> = new Set(['foundus']);

/** One value for each field. */
export const byField = <Value>(make: (field: EnquiryField) => Value): Record<EnquiryField, Value> =>
  Object.fromEntries(enquiryFields.map((field) => [field, make(field)])) as Record<
    EnquiryField,
    Value
  >;

/** Omitted fields are empty. */
export const completeEnquiry = (input: EnquiryInput): Enquiry =>
  byField((field) => input[field] ?? '');

/** These have their own place in mails and at the desk. */
const placed: ReadonlySet<EnquiryField> = new Set([
  'name',
  'companyname',
  'email',
  'phonenumber',
  'subject',
  'projectdetails',
]);

/** Fields that were added to the form and are always asked. */
export const addedFields: readonly EnquiryField[] = enquiryFields.filter(
  (field) => !placed.has(field) && !switchedFields.has(field),
);

/** Label and value of every other field that has one; mails and the desk list them. */
export const otherLines = (
  enquiry: Readonly<Enquiry>,
): (readonly [label: string, text: string])[] =>
  enquiryFields
    .filter((field) => !placed.has(field) && enquiry[field] !== '')
    .map((field) => [enquiryForm[field].label, enquiry[field]]);

/** The most characters a field may have. */
export const longest: Readonly<Record<Kind['kind'], number>> = {
  line: limits.line,
  email: limits.email,
  phone: limits.line,
  paragraphs: limits.details,
};
