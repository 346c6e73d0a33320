export { check, type Checked, type FieldErrors } from './check.ts';
export {
  byField,
  leadFields,
  leadForm,
  longest,
  type Lead,
  type LeadField,
  type LeadFieldRule,
} from './lead-form.ts';
export { leadSchema } from './lead.schema.ts';
export {
  fitsE164,
  isPhone,
  phoneBook,
  type ParsePhone,
  type PhoneBook,
  type PhoneCheck,
} from './phone.ts';
export {
  subscriptionFields,
  subscriptionForm,
  type Subscription,
  type SubscriptionField,
} from './subscription-form.ts';
export { subscriptionSchema } from './subscription.schema.ts';
export { limits } from './text.ts';
export {
  envelopeSchema,
  wireFields,
  type Envelope,
  type LeadAccepted,
  type LeadOrigin,
  type LeadRefused,
  type Origin,
  type Refusal,
  type SubscriptionRefused,
} from './wire.ts';
