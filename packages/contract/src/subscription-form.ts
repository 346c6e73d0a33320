import { enquiryForm } from './enquiry-form.ts';

/** The community form asks as the contact form does: same words, same limits. */
const { name, email } = enquiryForm;

export const subscriptionForm = { name, email };
export type SubscriptionField = keyof typeof subscriptionForm;
export type Subscription = Record<SubscriptionField, string>;
export const subscriptionFields = Object.keys(subscriptionForm) as readonly SubscriptionField[];
