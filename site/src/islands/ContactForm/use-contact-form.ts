import { wireFields, type FieldErrors, type LeadField, type Origin } from '@old/contract';
import { sheetField } from '@old/sheet/sheet-field.ts';
import { useEffect, useRef, useState, type InputEvent, type RefObject } from 'react';
import { checkLead } from './check-lead.ts';
import { changeDraft, dropDraft, submissionKeyOf } from './draft.ts';
import { readFields, resetFields, typedIn } from './form-fields.ts';
import { handOver, type Ways } from './send/hand-over.ts';
import type { Ending, Outcome } from './send/outcome.ts';
import { useErrorTitle } from './use-error-title.ts';

type Errors = FieldErrors<LeadField>;

const without = (errors: Errors, field: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** The form's whole behaviour. Inputs stay uncontrolled: what was typed before this ran is not lost. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  ways: Ways,
  origin: Origin,
  onSent?: () => void,
) {
  const busy = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  /**
   * What the last submit found. It stands until the next one: if it shrank while a field is being
   * mended, the field would jump. Each time is a new summary, which takes focus.
   */
  const [found, setFound] = useState({ time: 0, errors });
  const [submitting, setSubmitting] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [outcome, setOutcome] = useState<Ending>();

  useErrorTitle(Object.keys(errors).length > 0);

  useEffect(() => {
    // Sent before this ran, empty or by a form that cannot post by itself: see hydrate-on-use. From
    // now on the words are ours, though the attribute that says so comes only with the next render.
    if (!form.current?.hasAttribute('data-waiting')) return;
    form.current.setAttribute('novalidate', '');
    form.current.requestSubmit();
  }, [form]);

  const showErrors = (faults: Errors): void => {
    setErrors(faults);
    setFound(({ time }) => ({ time: time + 1, errors: faults }));
  };

  const onInput = (event: InputEvent<HTMLElement>): void => {
    if (form.current) changeDraft({ typed: typedIn(form.current) });
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    const field = name === wireFields.country ? 'phonenumber' : (name ?? '');
    setErrors((current) => without(current, field));
  };

  const attempt = async (fields: Record<string, string>): Promise<Outcome> => {
    const checked = await checkLead(fields);
    if (!checked.ok) return { kind: 'refused', errors: checked.errors };
    showErrors({});
    setSubmitting(true);
    const sheet = fields[sheetField] ?? '';
    return handOver(ways, () => {
      setWaiting(true);
    })({
      lead: checked.value,
      sheet,
      submissionKey: submissionKeyOf(checked.value, sheet),
      origin,
      honeypot: fields[wireFields.honeypot] ?? '',
      fillTime: Math.round(performance.now()),
    });
  };

  const submit = async (element: HTMLFormElement): Promise<void> => {
    const ending = await attempt(readFields(element)).catch((): Outcome => ({ kind: 'failed' }));
    setSubmitting(false);
    setWaiting(false);
    if (ending.kind === 'refused') {
      showErrors(ending.errors);
      return;
    }
    if (ending.kind === 'sent') {
      dropDraft();
      onSent?.();
    } else changeDraft({ typed: undefined, unsent: typedIn(element), restored: false });
    resetFields(element);
    setOutcome(ending);
  };

  const onSubmit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    // A second press while the first is still being checked must not send twice.
    if (busy.current || !form.current) return;
    busy.current = true;
    void submit(form.current).finally(() => {
      busy.current = false;
    });
  };

  const closeDialog = (): void => {
    setOutcome(undefined);
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  return { errors, found, submitting, waiting, outcome, onInput, onSubmit, closeDialog };
}
