import * as z from 'zod/mini';
import { enquiryMessages } from './enquiry.messages.ts';
import { cleanLine, limits, requiredLine, withoutInvisible } from './text.ts';

// Letters of every script are allowed: पोस्ट@उदाहरण.भारत is a real address. Characters that could end an address
// early inside a mail header (brackets, commas, quotes, white space) are not.
const EMAIL =
  /^[^\s@"<>()[\]\\,;:]{1,64}@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

// Some Indian words are spelled with a joiner after a vowel sign: it stays.
const SPELLED_JOINER = /(\p{M}[\u200C\u200D])/u;

const cleanEmail = (text: string): string =>
  cleanLine(
    text
      .split(SPELLED_JOINER)
      .map((part) => (SPELLED_JOINER.test(part) ? part : withoutInvisible(part)))
      .join(''),
  );

export const emailField = requiredLine('Email', limits.email, cleanEmail).check(
  z.regex(EMAIL, { error: enquiryMessages.emailInvalid, abort: true }),
);
