import * as z from 'zod/mini';
import { emailField } from './email.ts';
import { leadMessages, tooLong } from './lead.messages.ts';
import { fitsE164, isPhone, type PhoneCheck } from './phone.ts';
import { cleanParagraphs, limits, requiredLine } from './text.ts';

export const leadFields = [
  'name',
  'companyname',
  'email',
  'phonenumber',
  'subject',
  'projectdetails',
] as const;
export type LeadField = (typeof leadFields)[number];
export type Lead = Record<LeadField, string>;

/** The six fields of the specification. The phone check is handed in: see phone.ts. */
export function leadSchema(isValidElsewhere: PhoneCheck = fitsE164) {
  const line = (label: string, required: string) =>
    requiredLine(required, limits.line, tooLong(label, limits.line));
  return z.object({
    name: line('Name', leadMessages.nameRequired),
    companyname: line('Company name', leadMessages.companyRequired),
    email: emailField,
    phonenumber: line('Phone number', leadMessages.phoneRequired).check(
      z.refine((digits) => isPhone(digits, isValidElsewhere), leadMessages.phoneInvalid),
    ),
    subject: line('Subject', leadMessages.subjectRequired),
    projectdetails: z._default(
      z
        .string(leadMessages.detailsNotText)
        .check(
          z.overwrite(cleanParagraphs),
          z.maxLength(limits.details, tooLong('Project details', limits.details)),
        ),
      '',
    ),
  });
}
