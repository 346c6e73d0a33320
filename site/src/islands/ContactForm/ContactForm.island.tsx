import type { Origin } from '@old/contract';
import { LiveForm } from './LiveForm.tsx';
import { PlainForm } from './PlainForm.tsx';
import type { DirectContact } from './ResultDialog.tsx';
import type { Ways } from './send/hand-over.ts';
import { leadsAddress } from './send/intake.ts';
import { Unbroken } from '../Unbroken/Unbroken.tsx';

interface ContactFormProps extends Ways {
  readonly subjectLine?: string;
  readonly country: string;
  readonly origin: Origin;
  readonly contact: DirectContact;
}

/** Plain HTML that posts without a script; with one, it keeps, checks and sends in place. */
export function ContactForm({
  subjectLine = '',
  country,
  origin,
  contact,
  intake,
  emailJs,
}: ContactFormProps) {
  const form = { subjectLine, country, origin, action: intake && leadsAddress(intake) };
  return (
    <Unbroken instead={<PlainForm {...form} />}>
      <LiveForm {...form} ways={{ intake, emailJs }} contact={contact} />
    </Unbroken>
  );
}
