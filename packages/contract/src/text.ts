import * as z from 'zod/mini';
import { isRequired, notText, tooLong } from './enquiry.messages.ts';

// Zod compiles schemas with `new Function` if it can. The site's CSP forbids that, and even Zod's test for it is
// reported as a violation, so this runs before any schema is made.
z.config({ jitless: true });

export const limits = { line: 200, email: 254, details: 10_000 } as const;

// PostgreSQL cannot store NUL, and the other control characters mean nothing in a form.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Keeps what can be stored and shown, with every line end and space. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '').replace(LONE_SURROGATES, '\uFFFD');
}

// Zero-width characters, soft hyphens, fillers and other code points that Unicode tells programs not to draw, and the
// blank Braille pattern. Web pages and office programs put them into what is copied from them.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Within a text they stay, because emoji and many scripts need some of them. */
const trimmed = (text: string): string => (withoutInvisible(text).trim() === '' ? '' : text.trim());

/** A one-line field: line breaks become spaces for every sender, as a browser does with pasted text. */
export function cleanLine(text: string): string {
  return trimmed(withoutControls(text).replace(/[\r\n\t]+/gu, ' '));
}

/** A textarea posts CRLF but counts and shows LF: only LF is kept, so that limits agree. */
export function cleanParagraphs(text: string): string {
  return trimmed(withoutControls(text).replace(/\r\n?/gu, '\n'));
}

/** A required one-line text. Each check aborts, so a field has one message at a time. */
export function requiredLine(label: string, limit: number, clean = cleanLine) {
  const required = isRequired(label);
  return z
    .string(required)
    .check(
      z.overwrite(clean),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(limit, { error: tooLong(label, limit), abort: true }),
    );
}

/** An optional text; empty if omitted. */
export function optionalText(label: string, limit: number, clean: (text: string) => string) {
  return z._default(
    z.string(notText(label)).check(z.overwrite(clean), z.maxLength(limit, tooLong(label, limit))),
    '',
  );
}
