import { limits } from './text.ts';

/** How a field is typed and checked; not every kind can be left out. */
type Kind =
  | { readonly kind: 'line'; readonly required: boolean }
  | { readonly kind: 'email' | 'phone'; readonly required: true }
  | { readonly kind: 'paragraphs'; readonly required: false };

export type LeadFieldRule = Kind & {
  readonly label: string;
  /** A token of HTML's `autocomplete`; left out, the browser decides. */
  readonly autocomplete?: string;
};

/**
 * All that a visitor is asked, in this order. The form, its check, the stored columns, the mail to
 * sales, the export and the pages of the intake follow this list: see “A form field” in
 * CONTRIBUTING.md.
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
} as const satisfies Record<string, LeadFieldRule>;

export type LeadField = keyof typeof rules;
export type Lead = Record<LeadField, string>;

export const leadForm: Readonly<Record<LeadField, LeadFieldRule>> = rules;
export const leadFields = Object.keys(rules) as readonly LeadField[];

/** One value for each field. */
export const byField = <Value>(make: (field: LeadField) => Value): Record<LeadField, Value> =>
  Object.fromEntries(leadFields.map((field) => [field, make(field)])) as Record<LeadField, Value>;

/** The most characters a field may have. */
export const longest: Readonly<Record<Kind['kind'], number>> = {
  line: limits.line,
  email: limits.email,
  phone: limits.line,
  paragraphs: limits.details,
};
