import { longest, subscriptionFields, subscriptionForm, wireFields } from '@studio/contract';
import type { ComponentProps } from 'react';
import type { EmailJsIds } from '#islands/ContactForm/send/emailjs.ts';
import { Points } from '#ui/Points/Points.tsx';
import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import { Field } from '#ui/Field/Field.tsx';
import styles from './JoinForm.module.css';

interface JoinFormProps {
  /** The API's URL, which sends a mail to confirm the address. */
  readonly action: string | undefined;
  /** Without the API: EmailJS mails the request to the company, and a person enters it. */
  readonly emailJs: EmailJsIds | undefined;
  readonly email: string;
  /** What is stored, why and for how long. */
  readonly notice: ComponentProps<typeof Points>['points'];
}

/**
 * With the API it posts without script, and join-form.ts only shows the answer in place. With EmailJS alone it needs
 * script: the method "dialog" keeps the browser from posting it.
 */
export function JoinForm({ action, emailJs, email, notice }: JoinFormProps) {
  const byMail = (
    <p className={styles.note}>
      Write to <a href={`mailto:${email}?subject=Community%20list`}>{email}</a> and we will add you
      to the list.
    </p>
  );
  if (!action && !emailJs) return byMail;
  const sending = action
    ? { action, method: 'post' }
    : { method: 'dialog', 'data-emailjs': JSON.stringify(emailJs) };
  return (
    <form className={styles.form} {...sending} data-join>
      {subscriptionFields.map((name) => {
        const { kind, label, required, autocomplete } = subscriptionForm[name];
        return (
          <Field
            key={name}
            label={label}
            name={name}
            id={`join-${name}`}
            type={kind === 'email' ? kind : undefined}
            autoComplete={autocomplete}
            maxLength={longest[kind]}
            required={required}
          />
        );
      })}
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor="join-remarks">Leave this empty</label>
        <input id="join-remarks" name={wireFields.honeypot} tabIndex={-1} autoComplete="off" />
      </p>
      <SubmitButton>Join</SubmitButton>
      <div>
        <p className={styles.note}>
          {action
            ? 'We will email you a link to confirm your address.'
            : 'This sends us your name and email address through EmailJS, and a person adds you to the list. To unsubscribe, write to us.'}
        </p>
        <details className={styles.note}>
          <summary>What we keep, why and how long</summary>
          <Points points={notice} />
        </details>
        {!action && <noscript>{byMail}</noscript>}
        <p className={styles.result} role="status" />
      </div>
    </form>
  );
}
