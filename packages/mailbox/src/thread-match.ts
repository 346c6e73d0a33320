import { messageIdsIn, type MailHeaders } from './mail-headers.ts';

/** The references of a mail to its enquiry, most reliable first. */
export interface ThreadRefs {
  /** The ids it answers: In-Reply-To, then References from the end. */
  readonly ids: readonly string[];
  /** References of enquiries in the addresses made for them. */
  readonly references: readonly string[];
}

/** A longer thread is a loop of two programs. */
const MOST_IDS = 50;
const MOST_REFERENCES = 5;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');

/** Matches `sales+7K3QF-9M2XA@company.example` in any spelling: servers change the case, people drop the dash. */
function plusAddress(mailbox: string): RegExp {
  const at = mailbox.lastIndexOf('@');
  const [local, domain] = [mailbox.slice(0, at), mailbox.slice(at + 1)].map(escaped);
  return new RegExp(
    `(?<![\\w.+-])${local}\\+([\\da-z]{5})-?([\\da-z]{5})@${domain}(?![\\w.-])`,
    'giu',
  );
}

export function threadRefsOf(headers: MailHeaders, mailbox: string): ThreadRefs {
  const answered = messageIdsIn(headers.first('in-reply-to')).slice(0, MOST_IDS);
  const before = messageIdsIn(headers.first('references')).slice(-MOST_IDS).reverse();
  const to = ['to', 'cc', 'delivered-to', 'x-original-to'].flatMap((name) => headers.all(name));
  const form = plusAddress(mailbox);
  const references = to.flatMap((value) =>
    [...value.matchAll(form)].map(([, one = '', two = '']) => `${one}-${two}`.toUpperCase()),
  );
  return {
    ids: [...new Set([...answered, ...before])].slice(0, MOST_IDS),
    references: [...new Set(references)].slice(0, MOST_REFERENCES),
  };
}
