import {
  check,
  envelopeSchema,
  leadSchema,
  wireFields,
  type Envelope,
  type Lead,
  type PhoneBook,
} from '@old/contract';
import { readAnswers, type Answers } from '@old/sheet/answers.ts';
import { Refused } from './refused.ts';

export interface LeadRequest {
  readonly lead: Lead;
  readonly envelope: Envelope;
  readonly sheet: Answers | undefined;
}

/** A sheet that cannot be read is left out: it never costs an enquiry. */
function sheetIn({ sheet }: Envelope): Answers | undefined {
  try {
    return readAnswers(JSON.parse(sheet));
  } catch {
    return undefined;
  }
}

/** Without script the number arrives as typed, beside a country; from here on it is digits. */
function withPhoneDigits(body: unknown, phones: PhoneBook): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { [wireFields.country]: country, phonenumber } = body as Record<string, unknown>;
  if (typeof country !== 'string' || typeof phonenumber !== 'string') return body;
  return { ...body, phonenumber: phones.toDigits(phonenumber, country) };
}

/** Reads a body with the contract the browser used too, or refuses it with messages by field. */
export function leadReader(phones: PhoneBook) {
  const schema = leadSchema(phones.isValid);
  return (body: unknown, isForm: boolean): LeadRequest => {
    const checked = check(schema, isForm ? withPhoneDigits(body, phones) : body);
    const envelope = envelopeSchema.safeParse(body);
    if (checked.ok && envelope.success) {
      return { lead: checked.value, envelope: envelope.data, sheet: sheetIn(envelope.data) };
    }
    const count = checked.ok ? 0 : Object.keys(checked.errors).length;
    const errors = {
      ...(checked.ok ? {} : checked.errors),
      ...(envelope.success
        ? {}
        : { [wireFields.submissionKey]: envelope.error.issues[0]?.message ?? '' }),
    };
    const which = count === 1 ? 'One field needs' : `${Math.max(count, 1)} fields need`;
    const heading = `${which} another look. Nothing has been sent.`;
    throw new Refused(422, 'invalid', heading, { errors });
  };
}
