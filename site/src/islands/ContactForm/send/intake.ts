import { leadFields, wireFields, type FieldErrors, type LeadField } from '@old/contract';
import { leadsPath, pathAt } from '@old/contract/paths';
import { spanIdOf, traceIdOf, traceparent } from '@old/contract/trace';
import { sheetField } from '@old/sheet/sheet-field.ts';
import { inTime } from '../in-time.ts';
import { tooMany, waitMilliseconds, type Outcome, type Send } from './outcome.ts';

export const leadsAddress = (intake: string): string => pathAt(intake, leadsPath);

/** The service cannot store anything now, or the web server before it cannot reach it. */
const down = new Set([502, 503, 504]);

/** The intake service: it has stored the lead before it says so. */
export const sendToIntake =
  (intake: string): Send =>
  async ({ lead, sheet, origin, submissionKey, honeypot, fillTime }) => {
    const body = {
      ...lead,
      ...origin,
      ...(sheet && { [sheetField]: sheet }),
      [wireFields.submissionKey]: submissionKey,
      [wireFields.honeypot]: honeypot,
      [wireFields.fillTime]: fillTime,
      [wireFields.language]: navigator.language,
      [wireFields.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    try {
      return await inTime(waitMilliseconds, async (signal) => {
        const answer = await fetch(leadsAddress(intake), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            traceparent: traceparent(traceIdOf(submissionKey), spanIdOf(crypto.randomUUID())),
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
  const { reference, errors } = parsed(text);
  // A hotel's log-in page also says 200: only the service's own receipt means that it is stored.
  if (ok && typeof reference === 'string') return { kind: 'sent', reference };
  if (down.has(status))
    return { kind: 'down', cause: 'Our service is resting. Please try again in a few minutes.' };
  if (status === 429) return { kind: 'failed', cause: tooMany };
  const found = status === 422 ? faultsOf(errors) : {};
  return Object.keys(found).length > 0 ? { kind: 'refused', errors: found } : { kind: 'failed' };
}

function parsed(text: string): { reference?: unknown; errors?: unknown } {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}

/** In the form's order, and only faults a visitor can mend. */
function faultsOf(errors: unknown): FieldErrors<LeadField> {
  const given = new Map(Object.entries(Object(errors) as object));
  return Object.fromEntries(
    leadFields.flatMap((field) => {
      const message: unknown = given.get(field);
      return typeof message === 'string' ? [[field, message]] : [];
    }),
  );
}
