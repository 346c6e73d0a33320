import * as z from 'zod/mini';
import { emailField } from './email.ts';
import { byField, enquiryForm, longest, type EnquiryFieldRule } from './enquiry-form.ts';
import { enquiryMessages, phoneExtension } from './enquiry.messages.ts';
import { fitsE164, hasExtension, isPhone, type PhoneCheck } from './phone.ts';
import { cleanLine, cleanParagraphs, optionalText, requiredLine } from './text.ts';

/** The part of a refusal that the form reads: the messages of its own fields. */
export const enquiryFaultsSchema = z.object({
  errors: z.object(byField(() => z.optional(z.string()))),
});

/** Every field of the form. The phone check is a parameter: see phone.ts. */
export function enquirySchema(isValidElsewhere: PhoneCheck = fitsE164) {
  return z.object(byField((field) => schemaOf(enquiryForm[field], isValidElsewhere)));
}

function schemaOf({ kind, label, required }: EnquiryFieldRule, isValidElsewhere: PhoneCheck) {
  switch (kind) {
    case 'email':
      return emailField;
    case 'phone':
      return requiredLine(label, longest[kind]).check(
        z.refine((text) => !hasExtension(text), { error: phoneExtension, abort: true }),
        z.refine((digits) => isPhone(digits, isValidElsewhere), enquiryMessages.phoneInvalid),
      );
    case 'line':
      return required
        ? requiredLine(label, longest[kind])
        : optionalText(label, longest[kind], cleanLine);
    case 'paragraphs':
      return optionalText(label, longest[kind], cleanParagraphs);
  }
}
