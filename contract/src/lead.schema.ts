import * as z from 'zod/mini';
import { emailField } from './email.ts';
import { byField, leadForm, longest, type LeadFieldRule } from './lead-form.ts';
import { leadMessages } from './lead.messages.ts';
import { fitsE164, isPhone, type PhoneCheck } from './phone.ts';
import { cleanLine, cleanParagraphs, optionalText, requiredLine } from './text.ts';

/** Every field of the form. The phone check is handed in: see phone.ts. */
export function leadSchema(isValidElsewhere: PhoneCheck = fitsE164) {
  return z.object(byField((field) => schemaOf(leadForm[field], isValidElsewhere)));
}

function schemaOf({ kind, label, required }: LeadFieldRule, isValidElsewhere: PhoneCheck) {
  switch (kind) {
    case 'email':
      return emailField;
    case 'phone':
      return requiredLine(label, longest[kind]).check(
        z.refine((digits) => isPhone(digits, isValidElsewhere), leadMessages.phoneInvalid),
      );
    case 'line':
      return required
        ? requiredLine(label, longest[kind])
        : optionalText(label, longest[kind], cleanLine);
    case 'paragraphs':
      return optionalText(label, longest[kind], cleanParagraphs);
  }
}
