import { shownPhone } from '@studio/enquiries/submission/phones.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { sheetLines } from '@studio/sheet/sheet-lines.ts';
import {
  enquiryFields,
  enquiryForm,
  switchedFields,
  type Enquiry,
  type EnquiryField,
  type EnquiryOrigin,
} from '@studio/contract';

const shown = (field: EnquiryField, text: string): string =>
  enquiryForm[field].kind === 'phone' ? shownPhone(text) : text;

/** The form's single-line fields, with their labels and in their order; fields that were not asked are left out. */
export const enquiryLines = (
  enquiry: Readonly<Enquiry>,
): (readonly [label: string, text: string])[] =>
  enquiryFields
    .filter((field) => enquiryForm[field].kind !== 'paragraphs')
    .filter((field) => !switchedFields.has(field) || enquiry[field] !== '')
    .map((field) => [enquiryForm[field].label, shown(field, enquiry[field])]);

/** Where the enquiry was written: a line for each fact that the form sent. */
export const originLines = ({
  page,
  service,
  language,
  timezone,
}: EnquiryOrigin): (readonly [label: string, text: string])[] =>
  [
    ['Page', page] as const,
    ['Service', service] as const,
    ['Language', language] as const,
    ['Time zone', timezone] as const,
  ].filter(([, text]) => text !== '');

/** The sheet as text, a line for each answer. */
export const sheetText = (sheet: Answers | undefined): string[] =>
  sheet ? sheetLines(sheet).map(({ name, said }) => `${name}: ${said}`) : [];

/** The name, and the company if they named one: people who write by mail may not. */
export const senderName = (
  { name, companyname }: Pick<Enquiry, 'name' | 'companyname'>,
  written: (part: string) => string = (part) => part,
): string =>
  [name, companyname]
    .filter((part) => part !== '')
    .map(written)
    .join(', ');
