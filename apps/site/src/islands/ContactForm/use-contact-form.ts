import { wireFields, type Origin } from '@studio/contract';
import { sheetField } from '@studio/sheet/sheet-field.ts';
import { useEffect, useReducer, useRef, useState, type InputEvent, type RefObject } from 'react';
import { checkEnquiry } from './check-enquiry.ts';
import {
  changeDraft,
  dropKey,
  dropMessage,
  idempotencyKeyOf,
  isSame,
  keepUnsent,
  type Typed,
} from './draft.ts';
import { lettersIn, readFields, resetFields, typedIn } from './form-fields.ts';
import { formState, untouched } from './form-state.ts';
import { sendEnquiry, type Transports } from './send/send-enquiry.ts';
import type { Outcome } from './send/outcome.ts';
import { typingClock } from './typing-clock.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useSteadyField } from './use-steady-field.ts';

/** A failure is shown within 12 seconds, checks before sending included; retries continue in the background. */
const showFailureWithin = 11_000;

/** How long a submit waits for this code. Then the page says that nothing was sent: --patience in tokens.css. */
const PATIENCE_MS = 5_000;

/** The browser posts a form that was submitted before hydration. The button says so as long: ContactForm.module.css. */
const isPosting = (form: HTMLFormElement): boolean =>
  form.hasAttribute('action') &&
  performance.now() - Number(form.dataset['submit']) < 2 * PATIENCE_MS;

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });

interface Pending {
  readonly idempotencyKey: string;
  readonly stop: AbortController;
  readonly ended: Promise<Outcome>;
}

/**
 * Runs the attempts of a form and tells form-state.ts what happens. Inputs stay uncontrolled, so that text typed
 * before hydration is not lost.
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  transports: Transports,
  origin: Origin,
  onSent?: () => void,
) {
  const [state, tell] = useReducer(formState, untouched);
  const [clock] = useState(() => typingClock());
  const busy = useRef(false);
  const turns = useRef(0);
  /** The current attempt, or the last one. */
  const pending = useRef<Pending>(undefined);

  const { place: summaryPlace, holdInPlace } = useSteadyField(state.errors);
  useErrorTitle(Object.keys(state.errors).length > 0);

  useEffect(() => {
    // Submitted before hydration: see hydrate-on-use. Messages are ours from now on, but React sets `novalidate` only
    // with the next render.
    const since = form.current?.dataset['submit'] ?? form.current?.dataset['invalid'];
    if (!form.current || since === undefined || isPosting(form.current)) return;
    form.current.setAttribute('novalidate', '');
    // After that time the page has said that nothing was sent, and the visitor may be changing it.
    if (performance.now() - Number(since) < PATIENCE_MS) form.current.requestSubmit();
  }, [form]);

  const onInput = (event: InputEvent<HTMLElement>): void => {
    clock.edited(event.nativeEvent);
    if (form.current) changeDraft({ typed: typedIn(form.current) });
    if (!(event.target instanceof Element)) return;
    holdInPlace(event.target);
    const name = event.target.getAttribute('name') ?? '';
    tell({ type: 'edited', field: name === wireFields.country ? 'phonenumber' : name });
  };

  const attempt = async (element: HTMLFormElement, turn: number): Promise<Outcome> => {
    const before = pending.current;
    const fields = readFields(element);
    const checked = await checkEnquiry(fields);
    if (!checked.ok) return { kind: 'refused', errors: checked.errors };
    tell({ type: 'valid', turn });
    const sheet = fields[sheetField] ?? '';
    const idempotencyKey = idempotencyKeyOf(checked.value, sheet);
    // An earlier attempt may still succeed; the same text must not be sent twice.
    before?.stop.abort();
    const earlier = await before?.ended;
    if (earlier?.kind === 'sent' && before?.idempotencyKey === idempotencyKey) return earlier;
    const stop = new AbortController();
    const watch = {
      stop: stop.signal,
      onWait: (sofar: Exclude<Outcome, { kind: 'refused' }>) => {
        tell({ type: 'notAccepted', turn, sofar });
      },
    };
    const ended = sendEnquiry(
      transports,
      watch,
    )({
      enquiry: checked.value,
      sheet,
      idempotencyKey,
      origin,
      honeypot: fields[wireFields.honeypot] ?? '',
      typingTime: clock.timeFor(lettersIn(element)),
    }).catch((): Outcome => ({ kind: 'failed' }));
    pending.current = { idempotencyKey, stop, ended };
    const outcome = await ended;
    if (outcome.kind === 'sent') dropKey(idempotencyKey);
    return outcome;
  };

  /** Nothing was accepted so far: the form is reset, and its text kept for another attempt. */
  const putAside = (element: HTMLFormElement): void => {
    keepUnsent(typedIn(element));
    resetFields(element);
  };

  const dropSent = (element: HTMLFormElement, message: Typed | undefined): void => {
    const now = typedIn(element);
    // Text typed meanwhile is another message.
    const isOther = !isSame(now, message);
    dropMessage(message, isOther ? now : undefined);
    if (!isOther) resetFields(element);
  };

  const submit = async (element: HTMLFormElement): Promise<void> => {
    const turn = (turns.current += 1);
    const message = typedIn(element);
    tell({ type: 'submitted', turn, message });
    const running = attempt(element, turn).catch((): Outcome => ({ kind: 'failed' }));
    const end = (outcome: Outcome, isOverdue: boolean): void => {
      if (outcome.kind === 'sent') {
        dropSent(element, message);
        if (turns.current === turn) onSent?.();
      } else if (outcome.kind !== 'refused' && !isOverdue) putAside(element);
      tell({ type: 'ended', turn, outcome });
    };
    const early = await Promise.race([running, after(showFailureWithin)]);
    if (early) {
      end(early, false);
      return;
    }
    putAside(element);
    tell({ type: 'overdue', turn });
    void running.then((late) => {
      end(late, true);
    });
  };

  const onSubmit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    // A second submit while the first is being validated, or while the browser posts it, must not send twice.
    if (busy.current || !form.current || isPosting(form.current)) return;
    busy.current = true;
    void submit(form.current).finally(() => {
      busy.current = false;
    });
  };

  const closeDialog = (): void => {
    tell({ type: 'closed' });
    // Not the button after a success: pressing Enter again would send the empty form.
    const next = state.dialog?.kind === 'sent' ? '[data-receipt]' : '[type=submit]';
    form.current?.querySelector<HTMLElement>(next)?.focus();
  };

  /** Stops the retries before the visitor changes the message. */
  const stopTrying = (): void => {
    pending.current?.stop.abort();
  };

  return { ...state, summaryPlace, onInput, onSubmit, closeDialog, stopTrying };
}
