import * as z from 'zod/mini';
import { isRequired, notText, tooLong } from './enquiry.messages.ts';

// Zod compiles schemas with `new Function` where it can. The site's policy forbids that, and even
// the probe for it is reported as a violation, so this runs before any schema is made.
z.config({ jitless: true });

export const limits = { line: 200, email: 254, details: 10_000 } as const;

// NUL cannot be stored by PostgreSQL and the other controls mean nothing in a form.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** What can be stored and shown; every line end and space stays. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '').replace(LONE_SURROGATES, '\uFFFD');
}

/** A one-line field: what a browser does to a pasted line break, done for every sender. */
export function cleanLine(text: string): string {
  return withoutControls(text)
    .replace(/[\r\n\t]+/gu, ' ')
    .trim();
}

/** A textarea posts CRLF but counts and shows LF: only LF is kept, so that limits agree. */
export function cleanParagraphs(text: string): string {
  return withoutControls(text).replace(/\r\n?/gu, '\n').trim();
}

/** A required one-line text. Each check aborts, so a field has one message at a time. */
export function requiredLine(label: string, limit: number) {
  const required = isRequired(label);
  return z
    .string(required)
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(limit, { error: tooLong(label, limit), abort: true }),
    );
}

/** A text that may be left out; it is empty then. */
export function optionalText(label: string, limit: number, clean: (text: string) => string) {
  return z._default(
    z.string(notText(label)).check(z.overwrite(clean), z.maxLength(limit, tooLong(label, limit))),
    '',
  );
}
