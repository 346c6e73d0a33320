import { salesAddress } from '@studio/platform/sales-address.ts';
import type { ReactNode } from 'react';
import type { AdditionMessage, SalesMessage } from '../channel.ts';
import { aside, band, button, link } from './mail-layout.ts';
import { plusAddress } from './reply-mail.ts';
import type { SmtpSettings } from './smtp-settings.ts';

type Answerable = SalesMessage | AdditionMessage;

export type ReplySettings = Pick<SmtpSettings, 'salesTo' | 'isMailboxRead' | 'deskUrl'>;

/** The address for a copy of an answer, so that answers from a mail program count too; none if no mailbox is read. */
export function copyAddress(
  { reference }: Answerable,
  { salesTo, isMailboxRead }: ReplySettings,
): string | undefined {
  return isMailboxRead ? plusAddress(salesAddress(salesTo), reference) : undefined;
}

/** In a mailto: everything but the @ is encoded, because it could start another field. */
const inMailto = (address: string): string => encodeURIComponent(address).replace('%40', '@');

/** A mailto: link cannot name the mail it answers; the address of the copy identifies the thread. */
export function replyUrl(message: Answerable, settings: ReplySettings): string {
  const { enquiry, reference } = message;
  const copy = copyAddress(message, settings);
  const subject = encodeURIComponent(`Re: ${enquiry.subject} [${reference}]`);
  const cc = copy === undefined ? '' : `&cc=${inMailto(copy)}`;
  return `mailto:${inMailto(enquiry.email)}?subject=${subject}${cc}`;
}

/** The enquiry's page at the desk; none without a desk. */
const deskPage = ({ enquiryId }: Answerable, { deskUrl }: ReplySettings): string | undefined =>
  deskUrl === undefined ? undefined : new URL(`/q/to-answer/${enquiryId}`, deskUrl).href;

interface Ending {
  readonly text: readonly string[];
  readonly html: ReactNode;
}

const REPLY = 'Reply to this mail to answer the visitor.';

/** The last lines of a mail to sales that asks for an answer. */
export function replyInstructions(message: Answerable, settings: ReplySettings): Ending {
  const byMail = replyUrl(message, settings);
  const desk = deskPage(message, settings);
  if (desk === undefined)
    return { text: [REPLY], html: band(button(byMail, 'Answer by mail'), aside(REPLY)) };
  return {
    text: [`At the desk: ${desk}`, REPLY],
    html: band(
      button(desk, 'Open at the desk'),
      aside('Or ', link(byMail, 'answer by mail'), '. Replying to this mail does the same.'),
    ),
  };
}

/** The last lines of a mail to sales that asks for no answer. */
export function viewInstructions(message: Answerable, settings: ReplySettings): Ending {
  const desk = deskPage(message, settings);
  return desk === undefined
    ? { text: [], html: null }
    : { text: [`At the desk: ${desk}`], html: band(button(desk, 'Open at the desk')) };
}
