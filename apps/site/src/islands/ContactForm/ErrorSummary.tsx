import type { FieldErrors, EnquiryField } from '@studio/contract';
import { useEffect, useRef } from 'react';
import styles from './ContactForm.module.css';

const counted = [
  'no fields',
  'one field',
  'two fields',
  'three fields',
  'four fields',
  'five fields',
];
const fieldsOf = (count: number): string => counted[count] ?? `${count} fields`;

/** The errors that are left, each a link to its field. It takes the focus when it appears, so it is read out. */
export function ErrorSummary({ errors }: { readonly errors: FieldErrors<EnquiryField> }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus({ preventScroll: true });
    // Scrolls to its top, below the header, also if it is higher than the window.
    summary.current?.scrollIntoView();
  }, []);

  const list = Object.entries(errors);
  if (list.length === 0) return null;
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="group"
      aria-labelledby="error-summary"
      tabIndex={-1}
    >
      <h2 id="error-summary">
        Please correct {fieldsOf(list.length)}. Your message has not been sent.
      </h2>
      <ul>
        {list.map(([field, message]) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
