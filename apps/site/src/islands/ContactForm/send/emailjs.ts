import { sheetField } from '@studio/sheet/sheet-field.ts';
import { withTimeout } from '../with-timeout.ts';
import { tooMany, waitMilliseconds, type Outcome, type Send } from './outcome.ts';

export interface EmailJsIds {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  readonly origin?: string;
}

/** The statuses whose cause is useful to the visitor. */
const causes: Readonly<Record<number, string>> = {
  403: 'The mail service refused this address. Please write to us directly.',
  429: tooMany,
  451: 'The mail service takes this browser for a robot. Please write to us directly.',
};

/** EmailJS sends a form element, so the fields are put into one that is never shown. */
function formOf(fields: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}

/** A response has a status, a missing identifier is a string, a lost connection is neither. */
function read(error: unknown): Outcome {
  if (typeof error === 'string') return { kind: 'failed' };
  const { status } = Object(error) as { status?: unknown };
  return typeof status === 'number'
    ? { kind: 'failed', cause: causes[status] }
    : { kind: 'unreachable' };
}

/**
 * The channel of the specification. Any OK status is success; the library is loaded only when used. A mail on its way
 * cannot be called back, so only its answer says whether it was sent: this waits for it as long as the browser does.
 */
export const sendByEmailJs =
  ({ serviceId, templateId, publicKey, origin }: EmailJsIds): Send =>
  async ({ enquiry, sheet }) => {
    try {
      const { init, sendForm } = await withTimeout(
        waitMilliseconds,
        () => import('@emailjs/browser'),
      );
      init({ publicKey }, origin);
      await sendForm(
        serviceId,
        templateId,
        formOf({ ...enquiry, ...(sheet && { [sheetField]: sheet }) }),
      );
      return { kind: 'sent' };
    } catch (error) {
      return read(error);
    }
  };
