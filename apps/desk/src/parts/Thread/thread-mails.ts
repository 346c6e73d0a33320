import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { MailView } from '@studio/contract/desk/mails';

/** The mails of an enquiry and of those merged into it, oldest first. */
export const allMails = ({ mails, merged }: Pick<EnquiryDetail, 'mails' | 'merged'>): MailView[] =>
  [...mails, ...merged.flatMap((part) => part.mails)].sort((one, other) =>
    one.at < other.at ? -1 : 1,
  );
