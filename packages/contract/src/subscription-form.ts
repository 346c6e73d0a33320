import { enquiryForm } from './enquiry-form.ts';

/** The same fields as in the contact form, with the same messages and limits. */
const { name, email } = enquiryForm;

export const subscriptionForm = { name, email };
export type SubscriptionField = keyof typeof subscriptionForm;
export type Subscription = Record<SubscriptionField, string>;
export const subscriptionFields = Object.keys(subscriptionForm) as readonly SubscriptionField[];
