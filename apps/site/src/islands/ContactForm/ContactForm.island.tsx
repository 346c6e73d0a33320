import type { Origin } from '@studio/contract';
import type { FormText } from './ContactFields.tsx';
import { LiveForm } from './LiveForm.tsx';
import { PlainForm } from './PlainForm.tsx';
import type { DirectContact } from './ResultDialog.tsx';
import type { Transports } from './send/send-enquiry.ts';
import { enquiriesUrl } from './send/intake.ts';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';

interface ContactFormProps extends Transports {
  readonly subjectLine?: string;
  readonly country: string;
  readonly words: FormText;
  readonly origin: Origin;
  readonly contact: DirectContact;
  /** Whether the visitor's sheet is sent with the message. */
  readonly sheets: boolean;
}

/** Plain HTML that posts without script; with script it saves, validates and sends in place. */
export function ContactForm({
  subjectLine = '',
  country,
  words,
  origin,
  contact,
  sheets,
  intake,
  emailJs,
}: ContactFormProps) {
  const action = intake && enquiriesUrl(intake);
  const form = { subjectLine, country, words, origin, action };
  return (
    <ErrorBoundary instead={<PlainForm {...form} />}>
      <LiveForm {...form} transports={{ intake, emailJs }} contact={contact} sheets={sheets} />
    </ErrorBoundary>
  );
}
