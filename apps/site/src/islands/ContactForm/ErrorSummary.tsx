import type { FieldErrors, EnquiryField } from '@studio/contract';
import { useEffect, useRef } from 'react';
import styles from './ContactForm.module.css';

const counted = [
  'No field needs',
  'One field needs',
  'Two fields need',
  'Three fields need',
  'Four fields need',
  'Five fields need',
  'Six fields need',
];
const needing = (fields: number): string => counted[fields] ?? `${fields} fields need`;

/** All faults at once, each a link to its field. Takes focus when it appears, and so is read out. */
export function ErrorSummary({ errors }: { readonly errors: FieldErrors<EnquiryField> }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus({ preventScroll: true });
    // From its beginning and below the bar, also where it is higher than the window.
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
      <h2 id="error-summary">{needing(list.length)} another look. Nothing has been sent.</h2>
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
