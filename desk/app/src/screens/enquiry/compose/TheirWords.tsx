import type { EnquiryWhole } from '@old/contract/desk/answers';
import styles from './compose.module.css';

/** On a phone the answer covers everything: what is answered unfolds above it. */
export function TheirWords({ enquiry: { lead, mails } }: { readonly enquiry: EnquiryWhole }) {
  const last = mails.findLast(
    ({ direction, nature }) => direction === 'in' && nature === 'message',
  );
  return (
    <details className={styles['peek']}>
      <summary>
        What <bdi>{lead.name}</bdi> wrote
      </summary>
      <div className={styles['words']} dir="auto">
        {last?.body ?? `${lead.subject}\n\n${lead.projectdetails}`}
      </div>
    </details>
  );
}
