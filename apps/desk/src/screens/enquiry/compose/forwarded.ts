import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { LONGEST_REPLY } from '@studio/contract/desk/reply-text';

const HEAD = '---------- Forwarded ----------';
/** Room left for the text above the forwarded message. */
const ROOM = 1_500;

/** Their last mail; undefined if they only used the form. */
export const forwardedMail = ({ mails }: EnquiryDetail) =>
  mails.findLast(({ direction, kind }) => direction === 'in' && kind === 'message');

/** Their last message, formatted for another reader. */
export function forwardedText(enquiry: EnquiryDetail): string {
  const { fields } = enquiry;
  const last = forwardedMail(enquiry);
  const words = last?.body ?? fields.projectdetails;
  const head = `From: ${fields.name}, ${fields.companyname}\nSubject: ${last?.subject ?? fields.subject}`;
  return `${HEAD}\n${head}\n\n${words.slice(0, LONGEST_REPLY - ROOM)}`;
}

/** The written text without the forwarded message. */
export const withoutForwarded = (text: string): string =>
  (text.split(`\n${HEAD}\n`)[0] ?? '').trimEnd();

export const withForwarded = (text: string, words: string): string =>
  `${withoutForwarded(text)}\n\n${words}`;
