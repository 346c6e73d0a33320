import { limits, wireFields, type FieldErrors, type LeadField } from '@studio/contract';
import { Field } from '../../ui/Field/Field.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { loadPhoneBook } from './check-lead.ts';
import styles from './ContactForm.module.css';
import { CountrySelect } from './CountrySelect.tsx';

interface ContactFieldsProps {
  readonly subject: string;
  readonly errors: FieldErrors<LeadField>;
  /** With script a text that is too long is told about, not cut without a word. */
  readonly alive?: boolean;
  /** Empty places for the messages of the intake service; see ContactFormProblem. */
  readonly places?: boolean;
}

/** The six fields of the specification, and a seventh that only robots fill in. */
export function ContactFields({
  subject,
  errors,
  alive = false,
  places = false,
}: ContactFieldsProps) {
  const field = (name: LeadField, longest: number) => ({
    id: name,
    name,
    error: errors[name],
    maxLength: alive ? undefined : longest,
    'data-intake-value': name,
  });
  const place = (name: LeadField) =>
    places && <p id={`${name}-error`} className={styles.place} data-intake-error={name} hidden />;
  return (
    <>
      <div>
        <Field {...field('name', limits.line)} label="Name" autoComplete="name" required />
        {place('name')}
      </div>
      <div>
        <Field
          {...field('companyname', limits.line)}
          label="Company name"
          autoComplete="organization"
          required
        />
        {place('companyname')}
      </div>
      <div>
        <Field
          {...field('email', limits.email)}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        {place('email')}
      </div>
      <div>
        <Field
          {...field('phonenumber', limits.line)}
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          onFocus={() => void loadPhoneBook()}
          before={<CountrySelect />}
        />
        {place('phonenumber')}
      </div>
      <div className={styles.full}>
        <Field
          {...field('subject', limits.line)}
          label="Subject"
          autoComplete="off"
          defaultValue={subject}
          required
        />
        {place('subject')}
      </div>
      <div className={styles.full}>
        <TextArea
          {...field('projectdetails', limits.details)}
          label="Project details"
          hint="(optional)"
        />
        {place('projectdetails')}
      </div>
      <p className={styles.trap} aria-hidden="true">
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name={wireFields.honeypot} tabIndex={-1} autoComplete="off" />
      </p>
    </>
  );
}
