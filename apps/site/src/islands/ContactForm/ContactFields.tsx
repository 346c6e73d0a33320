import {
  enquiryFields,
  enquiryForm,
  longest,
  switchedFields,
  wireFields,
  type FieldErrors,
  type EnquiryField,
  type Origin,
} from '@studio/contract';
import { Field } from '#ui/Field/Field.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { loadPhoneBook } from './check-enquiry.ts';
import styles from './ContactForm.module.css';
import { CountrySelect } from './CountrySelect.tsx';

/** Text from the content for the fields of the contract. */
export interface FormText {
  /** The hint below the phone number: when we call. */
  readonly phone: string | undefined;
  /** An example number of the company's country, with its code. */
  readonly phoneExample: string | undefined;
  /** “How did you find us?”, if it is asked, with its options. */
  readonly found: { readonly question: string; readonly answers: readonly string[] } | undefined;
}

interface ContactFieldsProps {
  readonly subjectLine: string;
  /** The country of a phone number unless the visitor selects another. */
  readonly country: string;
  readonly words: FormText;
  /** The page of the form; unknown on the page that returns a rejected form. */
  readonly origin?: Origin;
  readonly errors: FieldErrors<EnquiryField>;
  /** With script, a text that is too long gets a message instead of being cut silently. */
  readonly alive?: boolean;
  /** Empty placeholders for the API's messages; see ContactFormProblem. */
  readonly places?: boolean;
}

/** Fields that span both columns. */
const wide: ReadonlySet<EnquiryField> = new Set(['subject', 'projectdetails', 'foundus']);

/** An example of a valid value, shown below an error. */
const examplesOf = ({
  phoneExample,
}: FormText): Readonly<Partial<Record<EnquiryField, string | undefined>>> => ({
  email: 'For example: asha@example.com',
  phonenumber: phoneExample && `For example, with a country code: ${phoneExample}`,
});

const answersId = 'foundus-answers';

/** Every field of the contract, and a honeypot that only robots fill in. */
export function ContactFields({
  subjectLine,
  country,
  words,
  origin,
  errors,
  alive,
  places,
}: ContactFieldsProps) {
  const examples = examplesOf(words);
  const controlOf = (name: EnquiryField) => {
    const { kind, label, required, autocomplete } = enquiryForm[name];
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
      ...(name === 'foundus' && { label: words.found?.question ?? label, list: answersId }),
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
            note={words.phone}
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
  const asked = enquiryFields.filter((name) => !switchedFields.has(name) || words.found);
  return (
    <>
      {asked.map((name) => (
        <div key={name} className={wide.has(name) ? styles.full : undefined}>
          {controlOf(name)}
          {name === 'foundus' && (
            <datalist id={answersId}>
              {words.found?.answers.map((answer) => (
                <option key={answer} value={answer} />
              ))}
            </datalist>
          )}
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
