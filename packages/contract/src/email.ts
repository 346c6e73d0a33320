import * as z from 'zod/mini';
import { enquiryMessages } from './enquiry.messages.ts';
import { limits, requiredLine } from './text.ts';

// Letters of every script are allowed: पोस्ट@उदाहरण.भारत is a real address. Characters that could end an address
// early inside a mail header (brackets, commas, quotes, white space) are not.
const EMAIL =
  /^[^\s@"<>()[\]\\,;:]{1,64}@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

export const emailField = requiredLine('Email', limits.email).check(
  z.regex(EMAIL, { error: enquiryMessages.emailInvalid, abort: true }),
);
