export { check, type Checked, type FieldErrors } from './check.ts';
export {
  addedFields,
  byField,
  completeEnquiry,
  enquiryFields,
  enquiryForm,
  longest,
  otherLines,
  switchedFields,
  type Enquiry,
  type EnquiryField,
  type EnquiryFieldRule,
  type EnquiryInput,
} from './enquiry-form.ts';
export { enquiryFaultsSchema, enquirySchema } from './enquiry.schema.ts';
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
  enquiryAcceptedSchema,
  subscriptionAskedSchema,
  wireFields,
  type Envelope,
  type EnquiryOrigin,
  type Origin,
} from './wire.ts';
export { refusalSchema, type Refusal } from './refusal.schema.ts';
