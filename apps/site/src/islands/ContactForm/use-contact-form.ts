import { wireFields, type FieldErrors, type EnquiryField, type Origin } from '@studio/contract';
import { sheetField } from '@studio/sheet/sheet-field.ts';
import { useEffect, useRef, useState, type InputEvent, type RefObject } from 'react';
import { checkEnquiry } from './check-enquiry.ts';
import { changeDraft, dropDraft, idempotencyKeyOf } from './draft.ts';
import { fillFields, lettersIn, readFields, resetFields, typedIn } from './form-fields.ts';
import { sendEnquiry, type Transports } from './send/send-enquiry.ts';
import type { Ending, Outcome } from './send/outcome.ts';
import { typingClock } from './typing-clock.ts';
import { useErrorTitle } from './use-error-title.ts';

type Errors = FieldErrors<EnquiryField>;

const without = (errors: Errors, field: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** A failure is shown within 12 seconds, checks before sending included; retries continue in the background. */
const showFailureWithin = 11_000;

/** How long a submit waits for this code. Then the page says that nothing was sent: --patience in tokens.css. */
const PATIENCE_MS = 5_000;

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });

export type Receipt = Extract<Ending, { kind: 'sent' }>;

interface Pending {
  readonly idempotencyKey: string;
  readonly stop: AbortController;
  readonly ended: Promise<Outcome>;
}

/** The form's whole behaviour. Inputs stay uncontrolled, so that text typed before hydration is not lost. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  transports: Transports,
  origin: Origin,
  onSent?: () => void,
) {
  const busy = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  /**
   * The errors of the last submit. They stay until the next one: if the summary shrank while a field is being
   * corrected, the field would jump. Each submit creates a new summary, which takes the focus.
   */
  const [found, setFound] = useState({ time: 0, errors });
  const [submitting, setSubmitting] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [outcome, setOutcome] = useState<Ending>();
  /** The last message sent from this page. */
  const [receipt, setReceipt] = useState<Receipt>();
  const [clock] = useState(() => typingClock());
  /** The current attempt, or the last one. */
  const pending = useRef<Pending>(undefined);
  const turns = useRef(0);

  useErrorTitle(Object.keys(errors).length > 0);

  useEffect(() => {
    // Submitted before hydration, empty or by a form that cannot post by itself: see hydrate-on-use. Messages are
    // ours from now on, but React sets `novalidate` only with the next render.
    const since = form.current?.dataset['waiting'];
    if (!form.current || since === undefined) return;
    form.current.setAttribute('novalidate', '');
    // After that time the page has said that nothing was sent, and the visitor may be changing it.
    if (performance.now() - Number(since) < PATIENCE_MS) form.current.requestSubmit();
  }, [form]);

  const showErrors = (faults: Errors): void => {
    setErrors(faults);
    setFound(({ time }) => ({ time: time + 1, errors: faults }));
  };

  const onInput = (event: InputEvent<HTMLElement>): void => {
    clock.edited(event.nativeEvent);
    if (form.current) changeDraft({ typed: typedIn(form.current) });
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    const field = name === wireFields.country ? 'phonenumber' : (name ?? '');
    setErrors((current) => without(current, field));
  };

  /** The first attempt starts at once; `onRetry` is called before each further one. */
  const attempt = async (element: HTMLFormElement, onRetry: (sofar: Ending) => void) => {
    const before = pending.current;
    const fields = readFields(element);
    const checked = await checkEnquiry(fields);
    if (!checked.ok) return { kind: 'refused', errors: checked.errors } as const;
    showErrors({});
    setSubmitting(true);
    const sheet = fields[sheetField] ?? '';
    const idempotencyKey = idempotencyKeyOf(checked.value, sheet);
    // An earlier attempt may still succeed; the same text must not be sent twice.
    before?.stop.abort();
    const earlier = await before?.ended;
    if (earlier?.kind === 'sent' && before?.idempotencyKey === idempotencyKey) return earlier;
    const stop = new AbortController();
    const ended = sendEnquiry(transports, { onWait: onRetry, stop: stop.signal })({
      enquiry: checked.value,
      sheet,
      idempotencyKey,
      origin,
      honeypot: fields[wireFields.honeypot] ?? '',
      typingTime: clock.timeFor(lettersIn(element)),
    }).catch((): Outcome => ({ kind: 'failed' }));
    pending.current = { idempotencyKey, stop, ended };
    return ended;
  };

  /** Nothing was accepted so far: shows the specified dialog and keeps the text for another attempt. */
  const showFailure = (element: HTMLFormElement, ending: Ending): void => {
    changeDraft({ typed: undefined, unsent: typedIn(element), restored: false });
    resetFields(element);
    setReceipt(undefined);
    setOutcome(ending);
  };

  const showSuccess = (element: HTMLFormElement, sent: Receipt): void => {
    dropDraft();
    resetFields(element);
    setReceipt(sent);
    setOutcome(sent);
    onSent?.();
  };

  /** Handles the result of an attempt that continued behind the dialog. */
  const endLate = (element: HTMLFormElement, ending: Outcome, words: string): void => {
    if (ending.kind !== 'sent') {
      // Errors that the API finds this late are shown at the fields at the next attempt.
      const shown: Ending = ending.kind === 'refused' ? { kind: 'failed' } : ending;
      setOutcome((current) => current && shown);
      return;
    }
    const now = typedIn(element);
    showSuccess(element, ending);
    // Text typed meanwhile is another message.
    if (!now || JSON.stringify(now) === words) return;
    fillFields(element, now);
    changeDraft({ typed: now });
  };

  const submit = async (element: HTMLFormElement): Promise<void> => {
    const turn = (turns.current += 1);
    let sofar: Ending = { kind: 'unreachable' };
    const words = JSON.stringify(typedIn(element));
    const running = attempt(element, (ending) => {
      sofar = ending;
      setWaiting(true);
    }).catch((): Outcome => ({ kind: 'failed' }));
    const early = await Promise.race([running, after(showFailureWithin)]);
    setSubmitting(false);
    if (early) {
      setWaiting(false);
      if (early.kind === 'refused') showErrors(early.errors);
      else if (early.kind === 'sent') showSuccess(element, early);
      else showFailure(element, early);
      return;
    }
    setWaiting(true);
    showFailure(element, sofar);
    void running.then((ending) => {
      // A later submit has taken over.
      if (turns.current !== turn) return;
      setWaiting(false);
      endLate(element, ending, words);
    });
  };

  const onSubmit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    // A second submit while the first is being validated must not send twice.
    if (busy.current || !form.current) return;
    busy.current = true;
    void submit(form.current).finally(() => {
      busy.current = false;
    });
  };

  const closeDialog = (): void => {
    setOutcome(undefined);
    // Not the button after a success: pressing Enter again would send the empty form.
    const next = outcome?.kind === 'sent' ? '[data-receipt]' : '[type=submit]';
    form.current?.querySelector<HTMLElement>(next)?.focus();
  };

  /** Stops the retries before the visitor changes the message. */
  const stopTrying = (): void => {
    pending.current?.stop.abort();
  };

  return {
    ...{ errors, found, submitting, waiting, outcome, receipt },
    ...{ onInput, onSubmit, closeDialog, stopTrying },
  };
}
