import type { EnquiryWhole } from '@studio/contract/desk/answers';
import type { MailSeen } from '@studio/contract/desk/mails';

/** The mails of an enquiry and of those that were merged into it, the first first. */
export const allMails = ({ mails, merged }: Pick<EnquiryWhole, 'mails' | 'merged'>): MailSeen[] =>
  [...mails, ...merged.flatMap((part) => part.mails)].sort((one, other) =>
    one.at < other.at ? -1 : 1,
  );
