import {
  enquiryAcceptedSchema,
  enquiryFaultsSchema,
  enquiryFields,
  wireFields,
  type FieldErrors,
  type EnquiryField,
} from '@studio/contract';
import { enquiriesPath, pathAt } from '@studio/contract/paths';
import { spanIdOf, traceIdOf, traceparent } from '@studio/contract/trace';
import { sheetField } from '@studio/sheet/sheet-field.ts';
import { withTimeout } from '../with-timeout.ts';
import { tooMany, waitMilliseconds, type Outcome, type Send } from './outcome.ts';

export const enquiriesUrl = (intake: string): string => pathAt(intake, enquiriesPath);

/** The API cannot store anything now, or the web server cannot reach it. */
const down = new Set([502, 503, 504]);

/** Sends to the API, which stores the enquiry before it answers. */
export const sendToIntake =
  (intake: string): Send =>
  async ({ enquiry, sheet, origin, idempotencyKey, honeypot, typingTime }) => {
    const body = {
      ...enquiry,
      ...origin,
      ...(sheet && { [sheetField]: sheet }),
      [wireFields.idempotencyKey]: idempotencyKey,
      [wireFields.honeypot]: honeypot,
      [wireFields.typingTime]: typingTime,
      [wireFields.language]: navigator.language,
      [wireFields.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    try {
      return await withTimeout(waitMilliseconds, async (signal) => {
        const answer = await fetch(enquiriesUrl(intake), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            traceparent: traceparent(traceIdOf(idempotencyKey), spanIdOf(crypto.randomUUID())),
          },
          body: JSON.stringify(body),
          signal,
        });
        return read(answer, await answer.text());
      });
    } catch {
      return { kind: 'unreachable' };
    }
  };

function read({ ok, status }: Response, text: string): Outcome {
  const answer = parsed(text);
  const accepted = enquiryAcceptedSchema.safeParse(answer);
  // A hotel's log-in page also answers 200: only the API's own receipt means that the enquiry is stored.
  if (ok && accepted.success) return { kind: 'sent', ...accepted.data };
  if (down.has(status)) return { kind: 'down', cause: 'Our server is not responding.' };
  if (status === 429) return { kind: 'failed', cause: tooMany };
  const found = status === 422 ? faultsOf(answer) : {};
  return Object.keys(found).length > 0 ? { kind: 'refused', errors: found } : { kind: 'failed' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In the form's order, and only errors that a visitor can fix. */
function faultsOf(answer: unknown): FieldErrors<EnquiryField> {
  const errors = enquiryFaultsSchema.safeParse(answer).data?.errors;
  return Object.fromEntries(
    enquiryFields.flatMap((field) => {
      const message = errors?.[field];
      return message === undefined ? [] : [[field, message]];
    }),
  );
}
