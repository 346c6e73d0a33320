import { longest, subscriptionFields, subscriptionForm, wireFields } from '@old/contract';
import type { ComponentProps } from 'react';
import { Points } from '#ui/Points/Points.tsx';
import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import { Field } from '#ui/Field/Field.tsx';
import styles from './JoinForm.module.css';

interface JoinFormProps {
  readonly action: string | undefined;
  readonly email: string;
  /** What is kept of it, why and how long. */
  readonly notice: ComponentProps<typeof Points>['points'];
}

/** Posts without a script; join-form.ts only shows the answer in place. */
export function JoinForm({ action, email, notice }: JoinFormProps) {
  if (!action)
    return (
      <p className={styles.note}>
        Write to <a href={`mailto:${email}?subject=Community%20list`}>{email}</a> and we will add
        you to the list.
      </p>
    );
  return (
    <form className={styles.form} action={action} method="post" data-join>
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
        <p className={styles.note}>First we send one email to confirm your address.</p>
        <details className={styles.note}>
          <summary>What we keep, why and how long</summary>
          <Points points={notice} />
        </details>
        <p className={styles.result} role="status" />
      </div>
    </form>
  );
}
