import type { Origin } from '@studio/contract';
import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import styles from './ContactForm.module.css';
import { ContactFields, type FormText } from './ContactFields.tsx';
import { savedDraft } from './draft.ts';
import { fillFields } from './form-fields.ts';

interface PlainFormProps {
  readonly subjectLine: string;
  readonly country: string;
  readonly words: FormText;
  readonly origin: Origin;
  readonly action: string | undefined;
}

function refill(form: HTMLFormElement | null): void {
  const { typed, unsent } = savedDraft();
  try {
    if (form) fillFields(form, typed ?? unsent?.[0]?.typed ?? {});
  } catch {
    // Whatever broke the live form must not break this one: an empty form still posts.
  }
}

/** The fallback if the live form breaks: the browser posts it, with what was typed. */
export function PlainForm({ subjectLine, country, words, origin, action }: PlainFormProps) {
  return (
    <form
      ref={refill}
      className={styles.form}
      action={action}
      method={action ? 'post' : 'dialog'}
      // Shows the notice that nothing was sent: FormNotice.module.css.
      onSubmit={(event) => {
        event.currentTarget.dataset['submit'] = '';
      }}
    >
      <ContactFields {...{ subjectLine, country, words, origin }} errors={{}} />
      <div className={styles.full}>
        <SubmitButton>Let&apos;s Talk</SubmitButton>
      </div>
    </form>
  );
}
