import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { allMails } from '#parts/Thread/thread-mails.ts';
import { MessageText } from '#parts/MessageText/MessageText.tsx';
import styles from './compose.module.css';

/** On a phone the composer covers the screen, so the message being answered unfolds above it. */
export function OriginalMessage({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { fields, origin } = enquiry;
  const last = allMails(enquiry).findLast(
    ({ direction, kind }) => direction === 'in' && kind === 'message',
  );
  return (
    <details className={styles['peek']}>
      <summary>
        {/* One string: a row of several would lose the spaces between them. */}
        <span>
          What <bdi>{fields.name}</bdi> wrote
        </span>
      </summary>
      <div className={styles['words']}>
        <MessageText
          text={last?.body ?? `${fields.subject}\n\n${fields.projectdetails}`}
          language={origin.language}
        />
      </div>
    </details>
  );
}
