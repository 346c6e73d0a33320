import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import styles from './ContactForm.module.css';
import { ContactFields, type FormText } from './ContactFields.tsx';

interface ContactFormProblemProps {
  readonly country: string;
  readonly words: FormText;
  /** The version of the privacy notice beside it. */
  readonly notice: string;
  readonly action: string | undefined;
}

/**
 * The template in which the API returns a rejected form to a browser without script: it fills the marked places with
 * the input and the errors (docs/services.md lists them). Never hydrated.
 */
export function ContactFormProblem({ country, words, notice, action }: ContactFormProblemProps) {
  return (
    <>
      <div className={styles.summary} role="alert" data-intake-summary="" hidden>
        <h2 data-intake-heading="">Please check the form</h2>
        <ul data-intake-list="" />
      </div>
      <form className={styles.form} action={action} method="post">
        <ContactFields
          subjectLine=""
          country={country}
          words={words}
          origin={{ page: '', service: '', notice }}
          errors={{}}
          places
        />
        <div className={styles.full}>
          <SubmitButton>Let&apos;s Talk</SubmitButton>
        </div>
      </form>
    </>
  );
}
