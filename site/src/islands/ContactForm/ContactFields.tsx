import {
  leadFields,
  leadForm,
  longest,
  wireFields,
  type FieldErrors,
  type LeadField,
  type Origin,
} from '@old/contract';
import { Field } from '#ui/Field/Field.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { loadPhoneBook } from './check-lead.ts';
import styles from './ContactForm.module.css';
import { CountrySelect } from './CountrySelect.tsx';

interface ContactFieldsProps {
  readonly subjectLine: string;
  /** The country a phone number is from unless its writer says another. */
  readonly country: string;
  /** Where the form stands; the page that gives a form back does not know. */
  readonly origin?: Origin;
  readonly errors: FieldErrors<LeadField>;
  /** With script a text that is too long is told about, not cut without a word. */
  readonly alive?: boolean;
  /** Empty places for the messages of the intake service; see ContactFormProblem. */
  readonly places?: boolean;
}

/** Fields that take both columns. */
const wide: ReadonlySet<LeadField> = new Set(['subject', 'projectdetails']);

/** Shown under a message that says something is wrong: what would be right. */
const examples: Readonly<Partial<Record<LeadField, string>>> = {
  email: 'For example: asha@example.com',
  phonenumber: 'For example, with a country code: +91 98765 43210',
};

/** Every field of the contract, and one more that only robots fill in. */
export function ContactFields({
  subjectLine,
  country,
  origin,
  errors,
  alive,
  places,
}: ContactFieldsProps) {
  const controlOf = (name: LeadField) => {
    const { kind, label, required, autocomplete } = leadForm[name];
    const control = {
      id: name,
      name,
      label,
      error: errors[name],
      maxLength: alive ? undefined : longest[kind],
      autoComplete: autocomplete,
      'data-intake-value': name,
      ...(required ? { required } : { hint: '(optional)' }),
      ...(name === 'subject' && { defaultValue: subjectLine }),
    };
    switch (kind) {
      case 'line':
        return <Field {...control} />;
      case 'email':
        return <Field {...control} example={examples[name]} type="email" inputMode="email" />;
      case 'phone':
        return (
          <Field
            {...control}
            example={examples[name]}
            type="tel"
            inputMode="tel"
            onFocus={() => void loadPhoneBook()}
            before={<CountrySelect country={country} />}
          />
        );
      case 'paragraphs':
        return <TextArea {...control} />;
    }
  };
  return (
    <>
      {leadFields.map((name) => (
        <div key={name} className={wide.has(name) ? styles.full : undefined}>
          {controlOf(name)}
          {places && (
            <p id={`${name}-error`} className={styles.place} data-intake-error={name} hidden />
          )}
          {places && examples[name] && <p className="muted">{examples[name]}</p>}
        </div>
      ))}
      {Object.entries(origin ?? {})
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor={wireFields.honeypot}>Leave this empty</label>
        <input
          id={wireFields.honeypot}
          name={wireFields.honeypot}
          tabIndex={-1}
          autoComplete="off"
        />
      </p>
    </>
  );
}
