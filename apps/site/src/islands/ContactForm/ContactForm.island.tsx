import type { Origin } from '@studio/contract';
import type { FormWords } from './ContactFields.tsx';
import { LiveForm } from './LiveForm.tsx';
import { PlainForm } from './PlainForm.tsx';
import type { DirectContact } from './ResultDialog.tsx';
import type { Ways } from './send/hand-over.ts';
import { enquiriesAddress } from './send/intake.ts';
import { Unbroken } from '../Unbroken/Unbroken.tsx';

interface ContactFormProps extends Ways {
  readonly subjectLine?: string;
  readonly country: string;
  readonly words: FormWords;
  readonly origin: Origin;
  readonly contact: DirectContact;
  /** Whether a sheet that the visitor drew goes with the message. */
  readonly sheets: boolean;
}

/** Plain HTML that posts without a script; with one, it keeps, checks and sends in place. */
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
  const action = intake && enquiriesAddress(intake);
  const form = { subjectLine, country, words, origin, action };
  return (
    <Unbroken instead={<PlainForm {...form} />}>
      <LiveForm {...form} ways={{ intake, emailJs }} contact={contact} sheets={sheets} />
    </Unbroken>
  );
}
