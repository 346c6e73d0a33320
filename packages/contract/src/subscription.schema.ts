import * as z from 'zod/mini';
import { emailField } from './email.ts';
import { longest } from './enquiry-form.ts';
import { subscriptionForm } from './subscription-form.ts';
import { requiredLine } from './text.ts';

const { name } = subscriptionForm;

export const subscriptionSchema = z.object({
  name: requiredLine(name.label, longest[name.kind]),
  email: emailField,
});
