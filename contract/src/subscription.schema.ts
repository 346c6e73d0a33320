import * as z from 'zod/mini';
import { emailField } from './email.ts';
import { limits, requiredLine } from './text.ts';

export const subscriptionFields = ['name', 'email'] as const;
export type SubscriptionField = (typeof subscriptionFields)[number];
export type Subscription = Record<SubscriptionField, string>;

export const subscriptionSchema = z.object({
  name: requiredLine('Name', limits.line),
  email: emailField,
});
